// Small sounds, made on the spot. None of them says anything that the screen does not show too.
import type { Sound } from './game';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** Everything passes through it, as loud as the viewer likes. */
let speaker: GainNode | undefined;

/** Browsers allow sound only after the first tap. */
export function wakeSound(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
}

interface Voice {
  at: number;
  length: number;
  gain: number;
}

function envelope(audio: AudioContext, { at, length, gain }: Voice): GainNode {
  const node = audio.createGain();
  const start = audio.currentTime + at;
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + 0.006);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(speaker ?? audio.destination);
  return node;
}

function tone(audio: AudioContext, kind: OscillatorType, from: number, to: number, voice: Voice): void {
  const source = audio.createOscillator();
  const start = audio.currentTime + voice.at;
  source.type = kind;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + voice.length);
  source.connect(envelope(audio, voice));
  source.start(start);
  source.stop(start + voice.length);
}

function hiss(audio: AudioContext, pitch: number, width: number, voice: Voice): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(envelope(audio, voice));
  const start = audio.currentTime + voice.at;
  source.start(start, Math.random() * 0.5);
  source.stop(start + voice.length);
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  tile(audio) {
    hiss(audio, 900, 0.8, { at: 0, length: 0.09, gain: 0.22 });
    tone(audio, 'sine', 170, 70, { at: 0.02, length: 0.16, gain: 0.28 });
  },
  step: (audio) => hiss(audio, 420, 1.2, { at: 0, length: 0.09, gain: 0.16 }),
  card: (audio) => hiss(audio, 2600, 0.7, { at: 0, length: 0.11, gain: 0.09 }),
  coin(audio) {
    tone(audio, 'triangle', 1900, 1850, { at: 0, length: 0.12, gain: 0.07 });
    tone(audio, 'triangle', 2500, 2450, { at: 0.06, length: 0.18, gain: 0.06 });
  },
  dice(audio) {
    for (let index = 0; index < 6; index += 1) {
      hiss(audio, 1500 + 500 * Math.random(), 3, { at: index * 0.06 + 0.03 * Math.random(), length: 0.05, gain: 0.16 });
    }
  },
  sword(audio) {
    tone(audio, 'sawtooth', 2300, 1700, { at: 0, length: 0.16, gain: 0.04 });
    hiss(audio, 4200, 4, { at: 0, length: 0.12, gain: 0.1 });
  },
  skull: (audio) => tone(audio, 'square', 210, 90, { at: 0, length: 0.1, gain: 0.08 }),
  won(audio) {
    tone(audio, 'sawtooth', 196, 196, { at: 0, length: 0.22, gain: 0.07 });
    tone(audio, 'sawtooth', 294, 294, { at: 0.18, length: 0.4, gain: 0.07 });
  },
  lost: (audio) => tone(audio, 'sine', 110, 52, { at: 0, length: 0.45, gain: 0.3 }),
  turn(audio) {
    for (let index = 0; index < 5; index += 1) {
      hiss(audio, 2200 + 1400 * Math.random(), 5, { at: 0.3 * Math.random(), length: 0.03, gain: 0.05 });
    }
    tone(audio, 'sine', 880, 878, { at: 0.08, length: 0.5, gain: 0.09 });
    tone(audio, 'sine', 2640, 2630, { at: 0.08, length: 0.3, gain: 0.02 });
  },
  rustle(audio) {
    hiss(audio, 3200, 0.5, { at: 0, length: 0.12, gain: 0.05 });
    hiss(audio, 2400, 0.5, { at: 0.08, length: 0.14, gain: 0.05 });
  },
};

export function playSound(sound: Sound): void {
  if (!settings.sound || context?.state !== 'running') return;
  if (!speaker) {
    speaker = context.createGain();
    speaker.connect(context.destination);
  }
  // Ears hear loudness by its square.
  speaker.gain.value = (settings.volume / 100) ** 2;
  SCORES[sound](context);
}
