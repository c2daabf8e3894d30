/** Debounce delay after a keystroke by text length, in milliseconds. */
export function getDebounceMs(length: number): number {
  if (length === 0 || length === 3) return 0;
  return length < 3 ? 2000 : 1000;
}
