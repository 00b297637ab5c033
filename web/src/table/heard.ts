// What there is to hear as the table goes from one state to the next: nothing for what lay there already.
import { actingSeats, resultsOf } from '../room/spots'
import type { Room } from '../room/state'

export type Sound = 'chips' | 'card' | 'won' | 'turn'

/** In the order things happen: chips go in, cards come, a pot is mine, my turn. `before` null: I have just come. */
export function heard(before: Room | null, after: Room): Sound[] {
  if (before === null || before.table !== after.table || after.seq < before.seq) return []
  const same = before.number === after.number
  const more = (count: (room: Room) => number) => count(after) > (same ? count(before) : 0)
  const won = more((room) => room.won.length)
  const mine = won && resultsOf(after).some((one) => one.you)
  const sounds: Sound[] = []
  if (more(paid) || (won && !mine)) sounds.push('chips')
  if (more(dealt)) sounds.push('card')
  if (mine) sounds.push('won')
  if (asksMe(after) && (!asksMe(before) || asksAgain(before, after))) sounds.push('turn')
  return sounds
}

const players = (room: Room) => room.view?.hand.players ?? []
const paid = (room: Room) => players(room).reduce((sum, one) => sum + one.paid, 0)
const dealt = (room: Room) =>
  players(room).reduce((sum, one) => sum + one.up.length + one.down.length, room.view?.hand.community.length ?? 0)

function asksMe(room: Room): boolean {
  return room.you.seat !== null && actingSeats(room).includes(room.you.seat)
}

/** One decision of mine follows another, with nobody's between them. */
function asksAgain(before: Room, after: Room): boolean {
  const [was, now] = [before.asked, after.asked]
  const alone = now?.what === 'act' && !now.bank && now.seats.length === 1
  return alone && was !== null && was.turn !== now.turn
}
