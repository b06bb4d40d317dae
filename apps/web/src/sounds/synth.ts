// Sounds made of oscillators and noise, without files. Each is a short list of notes.
import { preferences } from '../base/preferences.ts';

export type SoundName = 'turn' | 'coin' | 'dig' | 'blow' | 'arrival' | 'betrayal' | 'end';

interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Hertz at the beginning, and at the end of a glide. For noise: the frequency of the filter. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds. */
  readonly at: number;
  readonly long: number;
  /** 0 to 1. */
  readonly loud: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  // A small bell, twice.
  turn: [
    { wave: 'sine', pitch: 659, at: 0, long: 0.5, loud: 0.5 },
    { wave: 'sine', pitch: 1318, at: 0, long: 0.25, loud: 0.12 },
    { wave: 'sine', pitch: 880, at: 0.16, long: 0.8, loud: 0.5 },
    { wave: 'sine', pitch: 1760, at: 0.16, long: 0.3, loud: 0.12 },
  ],
  coin: [
    { wave: 'triangle', pitch: 1976, at: 0, long: 0.09, loud: 0.3 },
    { wave: 'triangle', pitch: 2637, at: 0.07, long: 0.3, loud: 0.3 },
    { wave: 'sine', pitch: 5274, at: 0.07, long: 0.12, loud: 0.06 },
  ],
  // A spade, and falling earth.
  dig: [
    { wave: 'noise', pitch: 900, to: 300, at: 0, long: 0.1, loud: 0.8 },
    { wave: 'sine', pitch: 120, to: 70, at: 0.01, long: 0.16, loud: 0.6 },
    { wave: 'noise', pitch: 500, to: 200, at: 0.16, long: 0.22, loud: 0.35 },
  ],
  blow: [
    { wave: 'noise', pitch: 2400, to: 500, at: 0, long: 0.08, loud: 0.9 },
    { wave: 'sine', pitch: 210, to: 55, at: 0, long: 0.22, loud: 0.8 },
    { wave: 'square', pitch: 410, to: 180, at: 0, long: 0.05, loud: 0.1 },
  ],
  // A knock.
  arrival: [
    { wave: 'sine', pitch: 150, to: 90, at: 0, long: 0.14, loud: 0.9 },
    { wave: 'noise', pitch: 700, to: 300, at: 0, long: 0.05, loud: 0.4 },
    { wave: 'sine', pitch: 150, to: 90, at: 0.2, long: 0.16, loud: 0.9 },
    { wave: 'noise', pitch: 700, to: 300, at: 0.2, long: 0.05, loud: 0.4 },
  ],
  betrayal: [
    { wave: 'sawtooth', pitch: 311, at: 0, long: 0.3, loud: 0.14 },
    { wave: 'sawtooth', pitch: 294, at: 0.2, long: 0.3, loud: 0.14 },
    { wave: 'sawtooth', pitch: 208, to: 196, at: 0.4, long: 0.8, loud: 0.16 },
    { wave: 'sine', pitch: 104, to: 98, at: 0.4, long: 0.9, loud: 0.4 },
  ],
  end: [
    { wave: 'triangle', pitch: 392, at: 0, long: 0.25, loud: 0.35 },
    { wave: 'triangle', pitch: 523, at: 0.16, long: 0.25, loud: 0.35 },
    { wave: 'triangle', pitch: 659, at: 0.32, long: 0.25, loud: 0.35 },
    { wave: 'triangle', pitch: 784, at: 0.48, long: 1.2, loud: 0.4 },
    { wave: 'sine', pitch: 392, at: 0.48, long: 1.2, loud: 0.25 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let touched = false;

/** Browsers allow sound only after a first interaction: the audio context is created then. */
export function listenForTouch(): () => void {
  const touch = (): void => {
    touched = true;
    stop();
  };
  const stop = (): void => {
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, touch);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch);
  return stop;
}

/** Plays a sound, unless sounds are off. */
export function play(name: SoundName): void {
  const { sounds, volume } = preferences();
  if (!sounds || volume === 0 || !touched || typeof AudioContext !== 'function') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const out = context.createGain();
    // Perceived loudness grows with the square.
    out.gain.value = 0.5 * (volume / 100) ** 2;
    out.connect(context.destination);
    for (const note of SOUNDS[name]) sing(context, out, note);
  } catch {
    // No audio device; the log says the same.
  }
}

function sing(audio: AudioContext, out: AudioNode, { wave, pitch, to = pitch, at, long, loud }: Note): void {
  const from = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + long);
  gain.connect(out);
  const source =
    wave === 'noise' ? rustle(audio, gain, from, pitch, to, long) : tone(audio, gain, wave, from, pitch, to, long);
  source.start(from);
  source.stop(from + long);
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  wave: OscillatorType,
  from: number,
  pitch: number,
  to: number,
  long: number,
) {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, from);
  source.frequency.exponentialRampToValueAtTime(to, from + long);
  source.connect(out);
  return source;
}

function rustle(audio: AudioContext, out: AudioNode, from: number, pitch: number, to: number, long: number) {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(pitch, from);
  filter.frequency.exponentialRampToValueAtTime(to, from + long);
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // Pseudo-random noise, the same at every start.
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 0x80000000 - 1;
  }
  return buffer;
}
