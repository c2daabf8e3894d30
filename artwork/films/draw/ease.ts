/** A curve from 0 to 1 over a progress from 0 to 1. */
export type Ease = (p: number) => number;

export const linear: Ease = (p) => p;
export const easeIn: Ease = (p) => p ** 3;
export const easeOut: Ease = (p) => 1 - (1 - p) ** 3;
export const easeInOut: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
export const easeSine: Ease = (p) => (1 - Math.cos(Math.PI * p)) / 2;

/** Overshoots a little before it settles: for hard, physical arrivals. */
export const easeBack: Ease = (p) => 1 + 2.4 * (p - 1) ** 3 + 1.4 * (p - 1) ** 2;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, p: number) => from + (to - from) * p;

/** Eased progress of `t` through the window `from`..`to` (seconds): 0 before it, 1 after it. */
export function progress(t: number, from: number, to: number, ease: Ease = easeInOut): number {
  return ease(clamp((t - from) / (to - from)));
}

/** A struck string or camera shake: a sine of `hz` that dies within about `decay` seconds after `at`. */
export function ring(t: number, at: number, hz: number, decay: number): number {
  return t < at ? 0 : Math.sin((t - at) * hz * 2 * Math.PI) * Math.exp((at - t) / decay);
}
