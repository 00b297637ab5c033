// Sounds out of nothing: a burst of filtered noise for a card, clicks for chips, two soft notes for my turn.
import type { Sound } from './heard'

/** After how many seconds each begins, when several happen at once. */
const AFTER: Record<Sound, number> = { chips: 0, card: 0.14, won: 0.1, turn: 0.3 }

let context: AudioContext | null = null

/**
 * Play what happens at once. A browser lets no page sound that nobody has touched yet: it would complain, and play
 * everything at the first touch. What happens before that is not heard.
 */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
  } catch {
    return // A machine without sound.
  }
  const audio = context
  if (audio.state === 'running') sounds.forEach((sound) => begin(audio, sound))
  else void audio.resume().then(() => sounds.forEach((sound) => begin(audio, sound)), () => {})
}

function begin(audio: AudioContext, sound: Sound): void {
  const after = AFTER[sound]
  if (sound === 'card') noise(audio, after, 0.05, 2400, 0.1)
  else if (sound === 'chips') [0, 0.04, 0.09].forEach((at) => noise(audio, after + at, 0.025, 5200, 0.13))
  else if (sound === 'turn') [587, 784].forEach((pitch, at) => note(audio, after + at * 0.12, pitch))
  else [523, 659, 784].forEach((pitch, at) => note(audio, after + at * 0.09, pitch))
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length)
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination)
  source.start(audio.currentTime + at)
}

function note(audio: AudioContext, at: number, pitch: number): void {
  const start = audio.currentTime + at
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.07, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.4)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.45)
}
