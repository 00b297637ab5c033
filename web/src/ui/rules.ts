// A game's parts in words, for its rule card.
import { streetLabel } from '../game/hand'
import type { Variant } from '../game/model'
import type { Dictionary } from '../i18n/en'
import { streetName, type Speech } from '../i18n/narrate'
import { rankName, suitNameOf, wildNames, type Language } from '../i18n/words'

export function dealsOf(variant: Variant, t: Dictionary, speech: Speech): string[] {
  return variant.streets.map((street, at) => {
    const what = [
      street.down > 0 ? t.rules.down(street.down) : '',
      street.up > 0 ? t.rules.up(street.up) : '',
      street.turn > 0 ? t.rules.turn(street.turn) : '',
    ]
    const name = streetName(streetLabel(variant, at), speech.talk)
    return t.rules.street(name, what.filter(Boolean).join(', '), t.rules[street.level])
  })
}

export function sharesOf(variant: Variant, t: Dictionary, language: Language): string[] {
  const { shares } = t.rules
  return variant.shares.map((share) => {
    if (share.type === 'high') return shares.high
    if (share.type === 'hole') {
      return (share.lowest ? shares.holeLow : shares.holeHigh)(suitNameOf(share.suit, language))
    }
    return share.at_most === null ? shares.lowAny : shares.low(rankName(share.at_most, language))
  })
}

export function wildsOf(variant: Variant, t: Dictionary, language: Language): string[] {
  const rule = variant.wild
  if (rule === null) return []
  const fixed = wildNames({ ranks: rule.ranks, cards: rule.cards }, language)
  const follow = rule.follow === null ? '' : t.rules.follow(rankName(rule.follow, language, true))
  return [fixed, follow].filter(Boolean)
}
