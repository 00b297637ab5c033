// Where things lie on the felt, in units of a stage 980 wide and 660 high.
export const WIDE = 980
export const HIGH = 660

export interface Point {
  readonly x: number
  readonly y: number
}

const CENTRE: Point = { x: 490, y: 292 }
const POT: Point = { x: 490, y: 268 }
const SQUARE = 0.74

/** The middle of a plate: slot 0 at the bottom, the others clockwise around the oval. */
export function plateAt(slot: number, seats: number): Point {
  if (slot === 0) return { x: CENTRE.x, y: 606 }
  const angle = Math.PI / 2 + (slot * 2 * Math.PI) / seats
  const stretch = (part: number) => Math.sign(part) * Math.abs(part) ** SQUARE
  const [across, down] = [stretch(Math.cos(angle)), stretch(Math.sin(angle))]
  const high = down < 0 ? 190 : 232
  return { x: CENTRE.x + across * 378, y: CENTRE.y + 6 + down * high }
}

/** The widest board of a seat at the side, and half a bet beside it. */
const BESIDE = 286

/** Where a seat's bet lies: from the plate towards the pot, beside the board of a seat at the side. */
export function betAt(slot: number, seats: number): Point {
  if (slot === 0) return { x: CENTRE.x, y: 436 }
  const plate = plateAt(slot, seats)
  const side = Math.abs(plate.x - CENTRE.x) / 378
  const part = plate.y > 400 ? 0.46 : 0.36 + 0.06 * (1 - side)
  const aside = plate.y < 200 ? 14 : -10
  const x = plate.x + (POT.x - plate.x) * part
  const atSide = plate.y > 200 && plate.y < 400 && side > 0.6
  const clear = plate.x < CENTRE.x ? Math.max(x, BESIDE) : Math.min(x, WIDE - BESIDE)
  return { x: atSide ? clear : x, y: plate.y + (POT.y + 30 - plate.y) * part + aside }
}

/** How far a board `width` wide must move sideways to stay on the screen and off my own cards. */
export function boardShift(plate: Point, width: number): number {
  const low = plate.y > 420
  const edge = low ? 262 : WIDE / 2
  const [least, most] = plate.x < WIDE / 2 ? [10, edge] : [WIDE - edge, WIDE - 10]
  if (plate.y < 200 || Math.abs(plate.x - CENTRE.x) < 60) return 0
  const left = plate.x - width / 2
  const wanted = Math.min(Math.max(left, least), most - width)
  return wanted - left
}

/** Where the stud button lies: on the felt before its seat, on the side of the seat that is dealt to first. */
export function buttonAt(slot: number, seats: number): Point {
  if (slot === 0) return { x: 398, y: 607 }
  const plate = plateAt(slot, seats)
  const next = plateAt((slot + 1) % seats, seats)
  const toNext = { x: next.x - plate.x, y: next.y - plate.y }
  const long = Math.hypot(toNext.x, toNext.y) || 1
  const inward = 0.42
  const y = plate.y + (CENTRE.y - plate.y) * inward + (toNext.y / long) * 70
  return { x: plate.x + (POT.x - plate.x) * inward + (toNext.x / long) * 70, y: Math.min(y, 424) }
}

export const potAt = POT

/** Where what the middle has to say begins; it grows downwards, below the bet of the seat at the top. */
export const middleAt: Point = { x: POT.x, y: 226 }

/** From where something lies to where it came from, for the browser to move it: the style of its animation. */
export function cameFrom(from: Point, to: Point): string {
  return `--from-x:calc(var(--u) * ${(from.x - to.x).toFixed(1)});--from-y:calc(var(--u) * ${(from.y - to.y).toFixed(1)})`
}

/** A point as the style of something placed by its middle. */
export function placed({ x, y }: Point): string {
  return `left:${((x / WIDE) * 100).toFixed(2)}%;top:${((y / HIGH) * 100).toFixed(2)}%`
}
