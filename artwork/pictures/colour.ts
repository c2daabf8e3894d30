function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((channel, index) =>
      Math.round(channel + (end[index]! - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
