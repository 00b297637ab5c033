import { describe, expect, test } from 'vitest'
import { limit, money, parseMoney } from '../src/game/money'
import { inWords, listed, wildNames } from '../src/i18n/words'
import { languageOf } from '../src/settings.svelte'
import type { Value } from '../src/game/model'

const high = (category: number, ranks: number[], wilds: number[] = []): Value =>
  ({ type: 'high', category, ranks, wilds, cards: [], natural: null }) as unknown as Value
const low = (ranks: number[], category = 0): Value =>
  ({ type: 'low', category, ranks, wilds: [], cards: [] }) as unknown as Value

describe('hand values as the dealer says them', () => {
  const said: [Value, string, string][] = [
    [high(6, [7, 4]), 'full house, sevens over fours', 'full de sietes y cuatros'],
    [high(2, [13, 9, 5]), 'two pair, kings and nines', 'doble pareja de reyes y nueves'],
    [high(8, [14]), 'royal flush', 'escalera real'],
    [high(5, [12, 9, 5, 3, 2]), 'flush, queen high', 'color a la reina'],
    [high(9, [7], [7, 7]), 'five sevens, two wild', 'repóker de sietes, dos comodines'],
    [high(4, [10], [8]), 'straight, ten high, wild as eight', 'escalera al diez, comodín como ocho'],
    [low([5, 4, 3, 2, 14]), 'wheel, 5-4-3-2-A', 'rueda, 5-4-3-2-A'],
    [low([10, 6, 4, 3, 14]), '10-6-4-3-A low', 'baja 10-6-4-3-A'],
    [{ type: 'hole', card: '2s', ace_low: true, lowest: true }, 'the deuce of spades in the hole', 'el dos de picas tapado'],
    [{ type: 'hole', card: 'Qs', ace_low: true, lowest: true }, 'the queen of spades in the hole', 'la reina de picas tapada'],
  ]
  test.each(said)('%#', (value, english, spanish) => {
    expect(inWords(value, 'en')).toBe(english)
    expect(inWords(value, 'es')).toBe(spanish)
  })
})

test('Spanish says e, not y, before the sound of i', () => {
  expect(listed(['Hugo', 'Ignacio'], 'es')).toBe('Hugo e Ignacio')
  expect(listed(['Ana', 'Hugo', 'Hilda'], 'es')).toBe('Ana, Hugo e Hilda')
  expect(listed(['nieve', 'hielo'], 'es')).toBe('nieve y hielo')
})

test('what is wild is named in the order people say it', () => {
  expect(wildNames({ ranks: [7, 12], cards: [] }, 'en', 12)).toBe('queens and sevens')
  expect(wildNames({ ranks: [2, 14], cards: [] }, 'en')).toBe('aces and deuces')
  expect(wildNames({ ranks: [9, 3], cards: [] }, 'es')).toBe('treses y nueves')
  expect(wildNames({ ranks: [], cards: ['Js', 'Jh'] }, 'es')).toBe('la jota de picas y la jota de corazones')
})

test('money is whole minor units, and only text in between', () => {
  expect([money(0), money(5), money(1234567), money(-250)]).toEqual(['0.00', '0.05', '12\u202f345.67', '-2.50'])
  expect(money(1234567, true)).toBe('1\u202f234\u202f567')
  expect([limit(200), limit(50)]).toEqual(['2', '0.50'])
  for (const amount of [0, 1, 99, 100, 12345, 1234567]) expect(parseMoney(money(amount))).toBe(amount)
  expect([parseMoney('3'), parseMoney('3,5'), parseMoney(' 2.05 ')]).toEqual([300, 350, 205])
  expect(['', 'x', '1.234', '-1', '1.2.3'].map((text) => parseMoney(text))).toEqual([null, null, null, null, null])
})

test('the language is the first one spoken here', () => {
  expect(languageOf(['fr-FR', 'es-MX', 'en'])).toBe('es')
  expect(languageOf(['de'])).toBe('en')
})
