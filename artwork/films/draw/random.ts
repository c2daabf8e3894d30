/**
 * A seeded source of numbers in 0..1 (mulberry32), so that each run of the script draws the same film.
 * Scenes make theirs once, outside of `draw`, and keep the lists that come from it.
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` things, each made from the same seeded source. */
export function scatter<T>(seed: number, count: number, make: (random: () => number, index: number) => T): T[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => make(random, index));
}
