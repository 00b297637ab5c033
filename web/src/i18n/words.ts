// Cards and hand values in words, as the dealer says them: the same wording as src/doorcard/i18n/hands.py.
import { indexOf, lowRank, rankOf, suitOf, SUITS } from '../game/cards'
import type { Card, Category, Rank, Value, Wild } from '../game/model'

export type Language = 'en' | 'es'

const SINGULAR: Record<Language, string[]> = {
  en: 'deuce three four five six seven eight nine ten jack queen king ace'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez jota reina rey as'.split(' '),
}
const PLURAL: Record<Language, string[]> = {
  en: 'deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces'.split(' '),
  es: 'doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes ases'.split(' '),
}
const SUIT_NAMES: Record<Language, string[]> = {
  en: ['clubs', 'diamonds', 'hearts', 'spades'],
  es: ['tréboles', 'diamantes', 'corazones', 'picas'],
}
const NUMBERS: Record<Language, string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
  es: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'],
}

interface Ranks {
  one: string
  many: string
  others: string
  to: string
}

const HANDS: Record<Language, Record<Category, (ranks: Ranks) => string>> = {
  en: {
    0: ({ one }) => `${one} high`,
    1: ({ many }) => `pair of ${many}`,
    2: ({ many, others }) => `two pair, ${many} and ${others}`,
    3: ({ many }) => `three ${many}`,
    4: ({ one }) => `straight, ${one} high`,
    5: ({ one }) => `flush, ${one} high`,
    6: ({ many, others }) => `full house, ${many} over ${others}`,
    7: ({ many }) => `four ${many}`,
    8: ({ one }) => `straight flush, ${one} high`,
    9: ({ many }) => `five ${many}`,
  },
  es: {
    0: ({ one }) => `${one} como carta alta`,
    1: ({ many }) => `pareja de ${many}`,
    2: ({ many, others }) => `doble pareja de ${many} y ${others}`,
    3: ({ many }) => `trío de ${many}`,
    4: ({ to }) => `escalera ${to}`,
    5: ({ to }) => `color ${to}`,
    6: ({ many, others }) => `full de ${many} y ${others}`,
    7: ({ many }) => `póker de ${many}`,
    8: ({ to }) => `escalera de color ${to}`,
    9: ({ many }) => `repóker de ${many}`,
  },
}
const OF_A_KIND: readonly number[] = [1, 3, 6, 7, 9]

const feminine = (rank: Rank): boolean => rank === 11 || rank === 12

export function rankName(rank: Rank, language: Language, plural = false): string {
  return (plural ? PLURAL : SINGULAR)[language][rank - 2] ?? String(rank)
}

export function suitName(card: Card, language: Language): string {
  return SUIT_NAMES[language][SUITS.indexOf(suitOf(card))] ?? ''
}

export function suitNameOf(suit: number, language: Language): string {
  return SUIT_NAMES[language][suit] ?? ''
}

export function cardName(card: Card, language: Language): string {
  const of = language === 'en' ? 'of' : 'de'
  return `${rankName(rankOf(card), language)} ${of} ${suitName(card, language)}`
}

/** "a, b and c". */
export function listed(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('')
  const last = names.at(-1) ?? ''
  const and = language === 'en' ? 'and' : /^(i|í|hi(?!e))/i.test(last) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Which cards are wild: "queens and sevens", "the jack of spades". `lead`: the rank others follow comes first. */
export function wildNames(wild: Wild, language: Language, lead: Rank | null = null): string {
  const place = (rank: Rank) => (rank === lead ? -1 : lowRank(rank))
  const ranks = wild.ranks.toSorted((a, b) => place(a) - place(b)).map((rank) => rankName(rank, language, true))
  return listed([...ranks, ...wild.cards.map((card) => theCard(card, language))], language)
}

function theCard(card: Card, language: Language): string {
  if (language === 'en') return `the ${cardName(card, language)}`
  return `${feminine(rankOf(card)) ? 'la' : 'el'} ${cardName(card, language)}`
}

/** A hand's value: "full house, sevens over fours", "five sevens, two wild", "8-6-4-3-A low". */
export function inWords(value: Value, language: Language): string {
  switch (value.type) {
    case 'high':
      return high(value.category, value.ranks, language) + wilds(value, language)
    case 'low':
      return low(value.category, value.ranks, language) + wilds(value, language)
    case 'hole':
      return language === 'en'
        ? `${theCard(value.card, language)} in the hole`
        : `${theCard(value.card, language)} ${feminine(rankOf(value.card)) ? 'tapada' : 'tapado'}`
  }
}

export function handName(category: Category, ranks: readonly Rank[], language: Language): string {
  const [first = 2, second] = ranks
  const one = rankName(first, language)
  return HANDS[language][category]({
    one,
    many: rankName(first, language, true),
    others: second === undefined ? '' : rankName(second, language, true),
    to: feminine(first) ? `a la ${one}` : `al ${one}`,
  })
}

function high(category: Category, ranks: readonly Rank[], language: Language): string {
  if (category === 8 && ranks[0] === 14) return language === 'en' ? 'royal flush' : 'escalera real'
  return handName(category, ranks, language)
}

function low(category: Category, ranks: readonly Rank[], language: Language): string {
  if (category !== 0) return `${language === 'en' ? 'low' : 'baja'}, ${handName(category, ranks, language)}`
  const text = figures(ranks)
  const wheel = ranks.length === 5 && lowRank(ranks[0] ?? 14) === 5
  if (wheel) return `${language === 'en' ? 'wheel' : 'rueda'}, ${text}`
  return language === 'en' ? `${text} low` : `baja ${text}`
}

/** "8-6-4-3-A". */
export function figures(ranks: readonly Rank[]): string {
  return ranks.map(indexOf).join('-')
}

/** How many wilds are in a group of a kind, or what each stands for elsewhere. */
function wilds(value: Exclude<Value, { type: 'hole' }>, language: Language): string {
  const count = value.wilds.length
  if (count === 0) return ''
  const wild = language === 'en' ? 'wild' : count === 1 ? 'comodín' : 'comodines'
  if (value.type === 'high' && OF_A_KIND.includes(value.category)) {
    return `, ${NUMBERS[language][count] ?? count} ${wild}`
  }
  const named = [...new Set(value.wilds)].map((rank) => {
    const same = value.wilds.filter((one) => one === rank).length
    return same > 1
      ? `${NUMBERS[language][same]} ${rankName(rank, language, true)}`
      : rankName(rank, language)
  })
  return `, ${wild} ${language === 'en' ? 'as' : 'como'} ${listed(named, language)}`
}
