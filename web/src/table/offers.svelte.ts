// What is on offer to me now, and taking it up. Exactly the server's offers, never a guess.
import type { Card, Offer } from '../game/model'
import { request, store } from '../store.svelte'
import type { Action } from '../wire'

export function offers(): readonly Offer[] {
  const room = store.room
  const options = room?.asked?.what === 'act' ? room.asked.options : null
  return options === null || options?.seat !== room?.you.seat ? [] : (options?.offers ?? [])
}

export function turnable(): readonly Card[] {
  return offers().find((offer) => offer.verb === 'turn')?.cards ?? []
}

export function chosenCards(): readonly Card[] {
  const phase = store.room?.view?.hand.phase
  if (phase?.type !== 'choosing') return []
  return phase.chosen.filter((one) => one.seat === store.room?.you.seat && one.card !== null).map((one) => one.card!)
}

export function turnCard(card: Card): void {
  act({ type: 'turn', seat: store.room?.you.seat ?? 0, card })
}

export function take(offer: Offer, to: number): void {
  const seat = store.room?.you.seat ?? 0
  switch (offer.verb) {
    case 'bring_in':
    case 'complete':
    case 'bet':
    case 'raise':
      return act({ type: offer.verb, seat, to })
    case 'turn':
      return
    default:
      return act({ type: offer.verb, seat })
  }
}

let sent = $state.raw<string | null>(null)

/** Whether my answer to this very question is on its way. */
export function answering(): boolean {
  return sent !== null && sent === question()
}

function question(): string {
  return `${store.room?.number}/${store.room?.asked?.turn}/${store.room?.seq}`
}

function act(action: Action): void {
  const room = store.room
  if (room === null || answering()) return
  sent = question()
  void request({ type: 'act', action, hand: room.number, turn: room.asked?.turn ?? null }).then((answer) => {
    if (answer?.type !== 'done') sent = null
  })
}
