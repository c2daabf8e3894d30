/** A deterministic random number generator: the same seed gives the same picture on every machine. */
export interface Random {
  /** Returns a number from `low` (inclusive) to `high` (exclusive). */
  range(low: number, high: number): number;
  /** Returns an integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  /** Returns a random item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  /**
   * Returns an independent generator, so that the details of a picture can use any number of random values without
   * changing the rest of the picture.
   */
  fork(name: string): Random;
}

/** Hashes a text to a 32-bit seed (FNV-1a with a final mix, so that similar texts differ widely). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Creates a generator from a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
    fork: (name) => random(`${seed}/${name}`),
  };
}
