// A sentence of the dealer as plain text: cards spoken out, no marks.
import type { Card } from '../game/model'
import { cardName, type Language } from '../i18n/words'

export function plainText(text: string, language: Language): string {
  return text
    .replace(/[‹›]/g, '')
    .replace(/\[([2-9TJQKA][cdhs])\]/g, (_, card: string) => cardName(card as Card, language))
}
