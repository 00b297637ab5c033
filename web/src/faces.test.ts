import { expect, test } from 'vitest'
import { back, face } from './faces'

test('every card has a picture of its own', () => {
  const cards = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
  expect(new Set([back, ...cards.map(face)]).size).toBe(53)
})

test('a card that does not exist is refused', () => {
  expect(() => face('1s')).toThrow('no such card: 1s')
})
