// Where each card's picture is: face('As'), or back for a card nobody may see.
const pictures = import.meta.glob<string>('../generated/faces/*.svg', { eager: true, query: '?url', import: 'default' })

export function face(card: string): string {
  const picture = pictures[`../generated/faces/${card}.svg`]
  if (picture === undefined) throw new Error(`no such card: ${card}`)
  return picture
}

export const back = face('back')
