/**
 * Hoof-beats from `footfall` events: a knock and a thud for every foot, synthesized. Hind feet are lower than fore feet, left feet are on the
 * left, and speed makes them louder. A browser lets a page sound only after its reader has done something, so nothing is made before `wake()`.
 */
import type { QuadrupedGaitElement, QuadrupedGaitEventMap } from '../../components/bundle.ts';

type Footfall = QuadrupedGaitEventMap['footfall'];

/** Hz of the knock, and where it is heard, -1 left to 1 right. No two feet are alike: a listener can tell the gait. */
const FEET = {
  LF: { pitch: 470, side: -0.55 },
  RF: { pitch: 520, side: 0.55 },
  LH: { pitch: 330, side: -0.35 },
  RH: { pitch: 365, side: 0.35 },
} as const;

/** The hollow of a hoof rings at two pitches: shares of its own, how narrow, how loud. */
const RINGS = [
  [1, 6, 5],
  [2.35, 8, 3],
] as const;
/** The ground gives a tone that falls, shares of the hoof's pitch: high enough for small loudspeakers. */
const FALL = [0.45, 0.22] as const;
const THUMP = 0.4;
/** s: knock and thud die away. */
const KNOCK = 0.06;
const THUD = 0.11;
/** s: events come once a frame; sounding all of them a little late evens out what the frame did to the rhythm. */
const LATE = 0.035;
/** m/s at which it is loudest. */
const LOUD = 12;

export class Hoofs {
  readonly #horse: QuadrupedGaitElement;
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #noise: AudioBuffer | undefined;
  #volume = 0.7;
  #muted = true;

  constructor(horse: QuadrupedGaitElement) {
    this.#horse = horse;
    horse.addEventListener('footfall', (event) => this.#strike(event));
  }

  get muted(): boolean {
    return this.#muted;
  }

  /** To be called while a click or a key is being handled. */
  async wake(): Promise<void> {
    this.#muted = false;
    if (!this.#context) this.#make();
    await this.#context?.resume();
    this.#setGain();
  }

  async mute(): Promise<void> {
    this.#muted = true;
    this.#setGain();
    await this.#context?.suspend();
  }

  set volume(share: number) {
    this.#volume = Math.min(1, Math.max(0, share));
    this.#setGain();
  }

  #make(): void {
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.#context = context;
    this.#out = context.createGain();
    // Feet that land together would be too much for one loudspeaker.
    this.#out.connect(new DynamicsCompressorNode(context, { threshold: -8, ratio: 12 })).connect(context.destination);
    this.#noise = makeNoise(context);
  }

  #setGain(): void {
    // Ears hear in decibels: the square makes a slider even.
    if (this.#out) this.#out.gain.value = this.#muted ? 0 : this.#volume ** 2;
  }

  #strike({ detail: { leg, time, speed } }: Footfall): void {
    const context = this.#context;
    if (!context || !this.#out || this.#muted || context.state !== 'running') return;
    const { currentTime, playbackRate } = this.#horse;
    const ago = playbackRate > 0 ? (currentTime - time) / playbackRate : 0;
    const at = context.currentTime + Math.max(0, LATE - ago);
    const { pitch, side } = FEET[leg];
    const loud = 0.35 + 0.65 * Math.min(1, speed / LOUD);
    const panner = new StereoPannerNode(context, { pan: side });
    panner.connect(this.#out);
    for (const [share, narrow, strong] of RINGS) this.#ring(context, panner, at, share * pitch, narrow, strong * loud);
    thud(context, panner, at, pitch, THUMP * loud);
  }

  /** The hoof: a burst of noise through a narrow gap. */
  #ring(context: AudioContext, out: AudioNode, at: number, pitch: number, narrow: number, loud: number): void {
    const burst = new AudioBufferSourceNode(context, { buffer: this.#noise ?? null });
    const gap = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow });
    burst
      .connect(gap)
      .connect(fade(context, at, KNOCK, loud))
      .connect(out);
    burst.start(at);
    burst.stop(at + 3 * KNOCK);
  }
}

/** The ground: a low tone that falls. */
function thud(context: AudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: FALL[0] * pitch });
  tone.frequency.setValueAtTime(FALL[0] * pitch, at);
  tone.frequency.exponentialRampToValueAtTime(FALL[1] * pitch, at + THUD);
  tone.connect(fade(context, at, THUD, loud)).connect(out);
  tone.start(at);
  tone.stop(at + 3 * THUD);
}

/** At once, then dying away. */
function fade(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(loud, at);
  node.gain.setTargetAtTime(0, at + 0.004, seconds / 3);
  return node;
}

/** A quarter of a second of it, the same every time. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    // Park and Miller's generator.
    state = (state * 48271) % 2147483647;
    samples[i] = (2 * state) / 2147483647 - 1;
  }
  return buffer;
}
