export const SOUNDS = ['move', 'capture', 'lost', 'push', 'check', 'end', 'die', 'refused'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A dry knock on wood: a burst of filtered noise and a low tone that dies away. */
type Knock = { readonly at: number; readonly pitch: number; readonly length: number; readonly noise: number };

const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  move: [{ at: 0, pitch: 190, length: 0.07, noise: 0.5 }],
  capture: [
    { at: 0, pitch: 240, length: 0.05, noise: 0.9 },
    { at: 0.06, pitch: 150, length: 0.09, noise: 0.5 },
  ],
  // The knock of the arrival, and then what came goes down.
  lost: [
    { at: 0, pitch: 190, length: 0.06, noise: 0.5 },
    { at: 0.12, pitch: 120, length: 0.1, noise: 0.2 },
    { at: 0.22, pitch: 75, length: 0.22, noise: 0.1 },
  ],
  push: [
    { at: 0, pitch: 130, length: 0.12, noise: 0.9 },
    { at: 0.1, pitch: 110, length: 0.12, noise: 0.6 },
  ],
  check: [
    { at: 0, pitch: 320, length: 0.06, noise: 0.4 },
    { at: 0.11, pitch: 420, length: 0.09, noise: 0.3 },
  ],
  end: [
    { at: 0, pitch: 260, length: 0.12, noise: 0.3 },
    { at: 0.16, pitch: 220, length: 0.12, noise: 0.3 },
    { at: 0.32, pitch: 165, length: 0.3, noise: 0.3 },
  ],
  die: [0, 0.07, 0.12, 0.2].map((at, i) => ({ at, pitch: 500 - 60 * i, length: 0.04, noise: 1 })),
  refused: [{ at: 0, pitch: 90, length: 0.1, noise: 0.2 }],
};

let context: AudioContext | undefined;

/** `volume` from 0 to 1. Silent where the browser has no sound or does not allow it yet. */
export function playSound(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const start = context.currentTime + 0.005;
  for (const knock of KNOCKS[sound]) strike(context, start, knock, volume * 0.5);
}

function strike(audio: AudioContext, start: number, knock: Knock, volume: number): void {
  const at = start + knock.at;
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(knock.pitch * 1.4, at);
  tone.frequency.exponentialRampToValueAtTime(knock.pitch, at + 0.02);
  tone.connect(fading(audio, at, knock.length, volume));
  tone.start(at);
  tone.stop(at + knock.length);
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, 0.03);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = knock.pitch * 6;
  noise.connect(filter).connect(fading(audio, at, 0.03, volume * knock.noise));
  noise.start(at);
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
