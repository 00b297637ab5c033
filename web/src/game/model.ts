// The wire's types as the client holds them: the same, and never changed once they have arrived.
import type * as wire from '../wire'

export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T

export type { Action, Card, Category, Rank, Verb } from '../wire'
export type SeenCard = wire.Card | null

export type Asked = Frozen<wire.Asked>
export type Awarded = Frozen<wire.Awarded>
export type Betting = Frozen<wire.Betting>
export type CheckedTable = Frozen<wire.CheckedTable>
export type Choosing = Frozen<wire.Choosing>
export type Deal = Frozen<wire.Deal>
export type DealtIn = Frozen<wire.DealtIn>
export type Event = Frozen<wire.StudEvent>
export type Fact = Frozen<wire.Fact>
export type GameLine = Frozen<wire.GameLine>
export type Hand = Frozen<wire.Hand>
export type HandLine = Frozen<wire.HandLine>
export type HandRecord = Frozen<wire.HandRecord>
export type HouseLine = Frozen<wire.HouseLine>
export type HouseRules = Frozen<wire.HouseRules>
export type Limit = Frozen<wire.Limit>
export type Offer = Frozen<wire.Offer>
export type Options = Frozen<wire.Options>
export type Phase = Frozen<wire.Phase>
export type Player = Frozen<wire.Player>
export type RoundOpened = Frozen<wire.RoundOpened>
export type SeatView = Frozen<wire.SeatView>
export type Session = Frozen<wire.Session>
export type Setup = Frozen<wire.Setup>
export type Share = Frozen<wire.Share>
export type Stakes = Frozen<wire.Stakes>
export type Started = Frozen<wire.Started>
export type TableLine = Frozen<wire.TableLine>
export type Told = Frozen<wire.Told>
export type Value = Frozen<wire.Value>
export type Variant = Frozen<wire.Variant>
export type Welcome = Frozen<wire.Welcome>
export type Wild = Frozen<wire.Wild>
export type You = Frozen<wire.You>

/** A hand as one viewer knows it: what he may not see is null in it. */
export interface View {
  readonly viewer: number | null
  readonly hand: Hand
}
