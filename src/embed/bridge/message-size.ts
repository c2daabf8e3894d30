/**
 * Whether a message is within a size: characters of its texts and names, and one for each value. It is left at the first that is
 * too much, so the largest message, and one that holds itself, costs no more to measure than the largest that is allowed.
 */
export function isWithin(message: unknown, size: number): boolean {
  const open: unknown[] = [message];
  let left = size;
  while (open.length > 0) {
    const value = open.pop();
    left -= typeof value === 'string' ? value.length + 1 : 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) continue;
    // Buffers would be walked byte by byte, and other things of the platform have no place in JSON.
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
    for (const name in value) {
      if (!Object.hasOwn(value, name)) continue;
      left -= name.length;
      if (left < 0) return false;
      open.push((value as Record<string, unknown>)[name]);
    }
  }
  return true;
}
