/** Short sounds, made on the spot: nothing is loaded, and nothing is heard before the first touch or key. */
import { settings } from './settings.svelte';

export type SoundName =
  'card' | 'hold' | 'calm' | 'explode' | 'bango' | 'roll' | 'right' | 'wrong' | 'tile' | 'win' | 'nod' | 'turn';

interface Desk {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

let desk: Desk | null = null;

/** Browsers let a page be heard only after it was touched. */
function wake(): void {
  if (!settings.sound) return;
  desk ??= open();
  if (desk?.context.state === 'suspended') void desk.context.resume();
}

function open(): Desk | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  // Several sounds at once must not crackle.
  const limit = context.createDynamicsCompressor();
  out.connect(limit).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, noise };
}

if (typeof addEventListener === 'function') {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { passive: true, capture: true });
}

/** Something that is loud at once and fades: `peak` at `at`, silent after `length`. */
function fading({ context, out }: Desk, at: number, peak: number, length: number, attack = 0.004): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  length?: number;
  peak?: number;
  shape?: OscillatorType;
}

function tone(desk: Desk, { pitch, to = pitch, at = 0, length = 0.25, peak = 0.3, shape = 'sine' }: Tone): void {
  const start = desk.context.currentTime + at;
  const source = desk.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(desk, start, peak, length));
  source.start(start);
  source.stop(start + length + 0.02);
}

interface Rush {
  pitch: number;
  to?: number;
  at?: number;
  length: number;
  peak: number;
  filter?: BiquadFilterType;
}

/** Noise through a filter: paper, wood, thunder. */
function rush(desk: Desk, { pitch, to = pitch, at = 0, length, peak, filter = 'bandpass' }: Rush): void {
  const start = desk.context.currentTime + at;
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  const through = desk.context.createBiquadFilter();
  through.type = filter;
  through.frequency.setValueAtTime(pitch, start);
  through.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(through).connect(fading(desk, start, peak, length));
  source.start(start, Math.random() * 0.5);
  source.stop(start + length + 0.02);
}

const knock = (desk: Desk, at: number, pitch: number, peak: number): void => {
  tone(desk, { pitch, to: pitch * 0.86, at, length: 0.09, peak, shape: 'triangle' });
  rush(desk, { pitch: pitch * 3, at, length: 0.03, peak: peak * 0.7 });
};

const SOUNDS: Record<SoundName, (desk: Desk, tension: number) => void> = {
  card: (desk) => {
    rush(desk, { pitch: 2600, to: 5200, length: 0.07, peak: 0.32 });
    rush(desk, { pitch: 900, at: 0.055, length: 0.05, peak: 0.22 });
  },
  // A card slides over the felt, and a heart beats: the more is at stake, the louder and the faster.
  hold: (desk, tension) => {
    rush(desk, { pitch: 2200, to: 3800, length: 0.09, peak: 0.22 });
    const beat = 0.34 - 0.12 * tension;
    for (const place of tension > 0 ? [0, 1, 2] : [])
      tone(desk, {
        pitch: 62 + 26 * tension,
        to: 44,
        at: 0.1 + place * beat,
        length: 0.17,
        peak: 0.12 + 0.42 * tension,
      });
    if (tension > 0.4) tone(desk, { pitch: 392, to: 520, at: 0.1, length: 0.8, peak: 0.05 * tension });
  },
  calm: (desk, tension) => {
    rush(desk, { pitch: 2600, to: 5200, length: 0.07, peak: 0.28 });
    for (const [place, pitch] of [523, 392, 330].entries())
      tone(desk, { pitch, at: 0.08 + place * 0.1, length: 0.4, peak: 0.06 + 0.1 * tension });
  },
  explode: (desk) => {
    tone(desk, { pitch: 150, to: 36, length: 0.6, peak: 0.75 });
    rush(desk, { pitch: 1400, to: 90, length: 0.7, peak: 0.6, filter: 'lowpass' });
  },
  bango: (desk) => {
    tone(desk, { pitch: 392, length: 0.16, peak: 0.24, shape: 'triangle' });
    tone(desk, { pitch: 587, at: 0.09, length: 0.34, peak: 0.3, shape: 'triangle' });
    tone(desk, { pitch: 1174, at: 0.09, length: 0.22, peak: 0.07 });
    rush(desk, { pitch: 1800, length: 0.05, peak: 0.3 });
  },
  roll: (desk) => {
    for (const at of [0, 0.05, 0.085, 0.14, 0.19, 0.26, 0.35])
      knock(desk, at, 520 + Math.random() * 420, 0.22 * (1 - at));
  },
  right: (desk) => {
    tone(desk, { pitch: 659, length: 0.22, peak: 0.25 });
    tone(desk, { pitch: 988, at: 0.1, length: 0.42, peak: 0.25 });
  },
  wrong: (desk) => {
    tone(desk, { pitch: 294, to: 280, length: 0.2, peak: 0.26, shape: 'triangle' });
    tone(desk, { pitch: 220, to: 196, at: 0.13, length: 0.34, peak: 0.26, shape: 'triangle' });
  },
  tile: (desk) => knock(desk, 0, 640 + Math.random() * 60, 0.5),
  win: (desk) => {
    for (const [place, pitch] of [523, 659, 784, 1047].entries()) {
      tone(desk, { pitch, at: place * 0.12, length: place === 3 ? 0.8 : 0.35, peak: 0.22, shape: 'triangle' });
      tone(desk, { pitch: pitch * 2, at: place * 0.12, length: 0.25, peak: 0.05 });
    }
  },
  nod: (desk) => {
    tone(desk, { pitch: 392, length: 0.3, peak: 0.14, shape: 'triangle' });
    tone(desk, { pitch: 330, at: 0.2, length: 0.5, peak: 0.12, shape: 'triangle' });
  },
  turn: (desk) => {
    tone(desk, { pitch: 784, length: 0.5, peak: 0.16 });
    tone(desk, { pitch: 1568, length: 0.22, peak: 0.04 });
  },
};

/** `tension` is how much is at stake, from 0 to 1, for the sounds that tell it. */
export function play(name: SoundName, tension = 0): void {
  if (settings.sound && desk?.context.state === 'running') SOUNDS[name](desk, tension);
}
