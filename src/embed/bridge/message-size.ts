/**
 * Whether a message is within a size: characters of strings and keys, plus one per value. Stops at the limit, so that
 * huge and cyclic messages cost no more than the largest allowed one.
 */
export function isWithinSize(message: unknown, size: number): boolean {
  const open: unknown[] = [message];
  let left = size;
  while (open.length > 0) {
    const value = open.pop();
    left -= typeof value === 'string' ? value.length + 1 : 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) continue;
    // Rejects objects that JSON does not have, because counting a buffer's size would visit each of its bytes.
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
