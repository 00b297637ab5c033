// The dealer's log: lines without words (room/lines) become sentences of one language, neighbours joined.
import type { Board } from '../game/board'
import { limit, money } from '../game/money'
import type { StreetLabel } from '../game/hand'
import type { Card, Rank } from '../game/model'
import type { Did, Line, Opener, Who } from '../room/lines'
import type { Form, Talk } from './talk.en'
import { figures, inWords, listed, rankName, wildNames, type Language } from './words'

export interface Sentence {
  readonly tone: 'head' | 'plain' | 'strong' | 'quiet'
  /** ‹2.00› marks money, [Kd] a card. */
  readonly text: string
  /** Which line it begins with, counted over all that was ever said. */
  readonly from: number
}

type Said = Omit<Sentence, 'from'>

export interface Speech {
  readonly language: Language
  readonly talk: Talk
  readonly gameName: (game: string) => string
}

export function narrate(lines: readonly Line[], speech: Speech, forgotten = 0): Sentence[] {
  const sentences: Sentence[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const from = forgotten + at
    const next = lines[at + 1]
    if (line.kind === 'opens' && next?.kind === 'act' && opening(line, next)) {
      sentences.push({ from, tone: 'plain', text: capital(`${acted([next], speech)}: ${reason(line, speech.talk)}`) })
      at++
    } else if (line.kind === 'act') {
      const group = [line]
      for (let more = lines[at + 1]; more && joins(line, more); more = lines[at + 1]) {
        group.push(more)
        at++
      }
      sentences.push({ from, tone: 'plain', text: capital(acted(group, speech)) })
    } else {
      const sentence = say(line, speech)
      sentences.push({ ...sentence, from, text: capital(sentence.text) })
    }
  }
  return sentences
}

/** One line as a sentence of its own, for announcements to screen readers and for the phone. */
export function sayOne(line: Line, speech: Speech): string {
  return capital(line.kind === 'act' ? acted([line], speech) : say(line, speech).text)
}

type Act = Extract<Line, { kind: 'act' }>
type Opens = Extract<Line, { kind: 'opens' }>

const JOINED: readonly Did[] = ['check', 'call', 'fold']

function joins(first: Act, more: Line): more is Act {
  return more.kind === 'act' && more.did === first.did && JOINED.includes(more.did) && !more.allIn && !first.allIn
}

function opening(line: Opens, next: Act): boolean {
  const simple = line.event.reason !== 'left' && line.passed.length === 0
  const bringsIn = next.did === 'bring_in' || next.did === 'complete'
  return line.third && simple && bringsIn && next.who.seat === line.opener.who.seat
}

function acted(group: readonly Act[], { talk, language }: Speech): string {
  const [first] = group as [Act]
  const whos = group.map((one) => one.who)
  const form = formOf(whos)
  const names = join(whos, talk, language)
  const amount = money(first.to)
  const end = first.allIn ? talk.allIn : ''
  if (first.did === 'call' && first.allIn) return talk.callFor(names, form, amount) + end
  return talk.acts[first.did](names, form, amount) + end
}

function formOf(whos: readonly Who[]): Form {
  if (whos.length > 1) return 2
  return whos[0]?.you ? 1 : 0
}

function nameOf(who: Who, talk: Talk): string {
  return who.you ? talk.you : who.name
}

function join(whos: readonly Who[], talk: Talk, language: Language): string {
  return listed(whos.map((who) => nameOf(who, talk)), language)
}

function reason({ event }: Opens, talk: Talk): string {
  const card = event.reason === 'highest_card' ? talk.reason.highest_card : talk.reason.lowest_card
  return event.tied === null ? card : `${card}, ${event.tied === 'suit' ? talk.bySuit : talk.byPosition}`
}

function opens(line: Opens, speech: Speech): string {
  const { talk } = speech
  const { event, opener, passed } = line
  const who = nameOf(opener.who, talk)
  const form = formOf([opener.who])
  const first = passed[0]
  const onBoards = event.reason === 'best_board' || event.reason === 'lowest_board'
  const board = inBoard(opener, speech)
  const tie = event.tied === null || !onBoards ? '' : ` (${talk.tied[event.tied]})`
  const then = onBoards
    ? talk.actsFirst(who, form, board.text) + tie
    : event.reason === 'left'
      ? `${talk.actsFirstPlain(who, form)}, ${talk.nextLeft}`
      : talk.mustOpen(who, form, opener.card === null ? '' : `[${opener.card}]`, reason(line, talk))
  if (first === undefined) return then
  const names = join(passed.map((one) => one.who), talk, speech.language)
  if (passed.length > 1) return `${talk.passedMany(names)}: ${then}`
  if (!onBoards) return `${talk.passedOne(names, formOf([first.who]))}: ${then}`
  const best = inBoard(first, speech)
  return `${talk.passedBest(best.text, best.plural, names, formOf([first.who]))}: ${then}`
}

function inBoard({ board }: Opener, { talk, language }: Speech): { text: string; plural: boolean } {
  if (board.low && board.category === 0) return { text: figures(board.ranks), plural: false }
  return boardWords(board, talk, language)
}

export function boardWords(board: Board, talk: Talk, language: Language): { text: string; plural: boolean } {
  const { category, ranks, telling } = board
  const [first = 2, second = 2] = ranks
  const many = (rank: Rank) => rankName(rank, language, true)
  const { boards } = talk
  const named = (from: number) => ranks.slice(from, telling).map((rank) => rankName(rank, language)).join('-')
  if (category === 0) return { text: boards.high(named(0)), plural: false }
  const kickers = named(category === 2 ? 2 : 1)
  const beside = kickers === '' ? '' : boards.beside(kickers)
  switch (category) {
    case 1:
      return { text: boards.pair(many(first)) + beside, plural: true }
    case 2:
      return { text: boards.twoPair(many(first), many(second)) + beside, plural: true }
    case 7:
      return { text: boards.four(many(first)) + beside, plural: true }
    case 9:
      return { text: boards.five(many(first)) + beside, plural: true }
    default:
      return { text: boards.three(many(first)) + beside, plural: true }
  }
}

function say(line: Exclude<Line, Act>, speech: Speech): Said {
  const { talk, language, gameName } = speech
  const plain = (text: string): Said => ({ tone: 'plain', text })
  const faces = (cards: readonly Card[]) => cards.map((card) => `[${card}]`).join(' ')
  switch (line.kind) {
    case 'hand':
      return { tone: 'head', text: talk.hand(line.number, gameName(line.game)) }
    case 'street': {
      const name = streetName(line.label, talk)
      const amounts = line.bets.map((bet) => limit(bet))
      const bets = line.spread ? talk.spread(amounts[0] ?? '', amounts[1] ?? '') : talk.bets(amounts)
      const shared = line.shared ? ` · ${talk.shared}` : ''
      const sizes = line.bets.length === 0 ? '' : ` · ${line.openPair ? `${talk.openPair}: ` : ''}${bets}`
      return { tone: 'head', text: name + shared + sizes }
    }
    case 'opens':
      return plain(opens(line, speech))
    case 'wild':
      return { tone: 'strong', text: talk.wild(wildNames(line.wild, language, line.lead)) }
    case 'extra':
      return plain(talk.extra(nameOf(line.who, talk), formOf([line.who]), rankName(line.rank, language)))
    case 'shared':
      return plain(talk.sharedCard(`[${line.card}]`))
    case 'renewed':
      return plain(talk.renewed(line.count))
    case 'choose':
      return plain(talk.choose)
    case 'turned':
      return plain(talk.turned(nameOf(line.who, talk), formOf([line.who]), `[${line.card}]`))
    case 'showdown':
      return { tone: 'head', text: talk.showdown + (line.all ? ` · ${talk.allShow}` : '') }
    case 'shown': {
      const words = line.values.filter((value) => value !== null).map((value) => inWords(value, language))
      const worth = line.alone || words.length === 0 ? '' : talk.worth(words)
      return plain(talk.shows(nameOf(line.who, talk), formOf([line.who]), faces(line.cards)) + worth)
    }
    case 'revealed':
      return { tone: 'quiet', text: talk.revealed(nameOf(line.who, talk), formOf([line.who]), faces(line.cards)) }
    case 'mucked':
      return plain(talk.mucks(nameOf(line.who, talk), formOf([line.who])))
    case 'awarded': {
      const from = line.pot === null ? '' : talk.from(talk.pot(line.pot))
      const value = line.value === null ? '' : talk.with(inWords(line.value, language))
      const text = talk.wins(nameOf(line.who, talk), formOf([line.who]), money(line.amount)) + from + value
      return { tone: 'strong', text }
    }
    case 'returned':
      return plain(talk.returned(nameOf(line.who, talk), formOf([line.who]), money(line.amount)))
    case 'room': {
      const amount = line.what === 'bank' ? String(Math.round(line.amount / 1000)) : money(line.amount)
      const words = talk.room[line.what](nameOf(line.who, talk), formOf([line.who]), amount, gameName(line.game))
      return { tone: 'quiet', text: words }
    }
  }
}

export function streetName({ number, round }: StreetLabel, talk: Talk): string {
  return round ? talk.round(number) : (talk.street[number] ?? talk.otherStreet(number))
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase())
}
