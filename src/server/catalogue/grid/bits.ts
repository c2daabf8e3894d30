/**
 * A set of titles as a bit set, one bit per position. Sets of tens of thousands of titles are intersected and counted
 * within microseconds.
 */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31));
}

export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** Intersection of two sets. */
export function intersectBits(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length);
  for (let index = 0; index < one.length; index += 1) bits[index] = (one[index] ?? 0) & (other[index] ?? 0);
  return bits;
}

/** The bits of the first set that the second does not have. */
export function subtractBits(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length);
  for (let index = 0; index < one.length; index += 1) bits[index] = (one[index] ?? 0) & ~(other[index] ?? 0);
  return bits;
}

/** Union of two sets. */
export function unionBits(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(Math.max(one.length, other.length));
  for (let index = 0; index < bits.length; index += 1) bits[index] = (one[index] ?? 0) | (other[index] ?? 0);
  return bits;
}

/** Number of bits set in a 32-bit word (Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const countBits = (bits: Bits): number => bits.reduce((sum, word) => sum + ones(word), 0);

/** Size of the intersection, without allocating it. */
export function countIntersection(one: Bits, other: Bits): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += ones((one[index] ?? 0) & (other[index] ?? 0));
  return sum;
}
