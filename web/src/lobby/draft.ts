// A table about to be opened: the form's state and the request it makes.
import { parseMoney } from '../game/money'
import type { HouseRules } from '../game/model'
import type { NewTable } from '../wire'

export interface Draft {
  readonly name: string
  readonly house: string
  readonly games: readonly string[]
  readonly every: 'orbit' | 'dealers_choice' | '6' | '10'
  readonly limit: 'fixed' | 'spread'
  readonly small: string
  readonly big: string
  readonly ante: string
  readonly bringIn: string
  readonly least: string
  readonly most: string
  readonly seconds: string
  readonly seats: number
  readonly bots: number
}

export const fresh: Draft = {
  name: '',
  house: 'full_tilt',
  games: ['stud'],
  every: 'orbit',
  limit: 'fixed',
  small: '2.00',
  big: '4.00',
  ante: '',
  bringIn: '',
  least: '',
  most: '',
  seconds: '',
  seats: 8,
  bots: 7,
}

/** The draft with a betting the house has. */
export function fitted(draft: Draft, house: HouseRules | undefined): Draft {
  if (house === undefined || house.limits.includes(draft.limit)) return draft
  return { ...draft, limit: house.limits[0] ?? 'fixed' }
}

/** What a field of the form is called in the request. */
export function sentAs(field: keyof Draft): string {
  const names: Partial<Record<keyof Draft, keyof NewTable>> = {
    bringIn: 'bring_in',
    least: 'buy_in_least',
    most: 'buy_in_most',
    seconds: 'seconds_to_act',
  }
  return names[field] ?? field
}

/** The request, or the name of the field that says no amount. */
export function requestOf(draft: Draft, fallback: string): NewTable | { wrong: keyof Draft } {
  const amounts = { small: 0, big: 0 } as Record<'small' | 'big' | 'ante' | 'bringIn' | 'least' | 'most', number | null>
  for (const field of ['small', 'big', 'ante', 'bringIn', 'least', 'most'] as const) {
    const text = draft[field].trim()
    const amount = text === '' ? null : parseMoney(text)
    if (text !== '' && amount === null) return { wrong: field }
    amounts[field] = amount
  }
  const seconds = draft.seconds.trim() === '' ? null : Number(draft.seconds)
  if (seconds !== null && !(Number.isInteger(seconds) && seconds >= 0)) return { wrong: 'seconds' }
  if (amounts.small === null) return { wrong: 'small' }
  if (amounts.big === null) return { wrong: 'big' }
  const every = draft.every === 'orbit' || draft.every === 'dealers_choice' ? draft.every : Number(draft.every)
  return {
    name: draft.name.trim() || fallback,
    house: draft.house,
    games: [...draft.games],
    every,
    limit: draft.limit,
    small: amounts.small,
    big: amounts.big,
    ante: amounts.ante,
    bring_in: amounts.bringIn,
    buy_in_least: amounts.least,
    buy_in_most: amounts.most,
    seconds_to_act: seconds,
    seats: draft.seats,
    bots: Math.min(draft.bots, draft.seats),
  }
}
