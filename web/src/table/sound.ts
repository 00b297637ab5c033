// Sounds out of nothing: a burst of filtered noise for a card, clicks for chips, two soft notes for my turn.
type Kind = 'card' | 'chips' | 'turn' | 'won'

let context: AudioContext | null = null

export function play(kind: Kind): void {
  context ??= new AudioContext()
  if (kind === 'card') noise(context, 0, 0.05, 2400, 0.1)
  else if (kind === 'chips') [0, 0.04, 0.09].forEach((at) => noise(context!, at, 0.025, 5200, 0.13))
  else if (kind === 'turn') [587, 784].forEach((pitch, at) => note(context!, at * 0.12, pitch))
  else [523, 659, 784].forEach((pitch, at) => note(context!, at * 0.09, pitch))
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
  gain.gain.linearRampToValueAtTime(0.07, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.4)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.45)
}
