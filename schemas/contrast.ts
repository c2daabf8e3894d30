const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Relative luminance of #rrggbb (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a `#rrggbb` colour with a second one; `part` is the share of the second colour, from 0 to 1. */
function towards(from: string, to: string, part: number): string {
  const end = channelsOf(to);
  const mixed = channelsOf(from).map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 100;

/**
 * The nearest lighter or darker colour with at least this contrast to the background `ground`; the colour itself if its
 * contrast suffices.
 */
export function readable(colour: string, ground: string, least: number): string {
  const end = contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
  for (let step = 0; step < STEPS; step += 1) {
    const next = step === 0 ? colour : towards(colour, end, step / STEPS);
    if (contrast(next, ground) >= least) return next;
  }
  return end;
}
