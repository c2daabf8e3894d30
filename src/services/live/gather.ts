/**
 * Combines reload requests into one call after a random delay. A catalogue import may send thousands of messages at
 * once. An id of `undefined` means everything.
 * @param spread maximum delay in milliseconds; the random delay keeps clients from reloading at the same moment
 * @param ask receives the ids, or `all`
 * @param random returns a number between 0 and 1
 */
export function createReloadBatcher(
  spread: number,
  ask: (ids: ReadonlySet<number> | 'all') => void,
  random = Math.random,
): (id: number | undefined) => void {
  let ids: Set<number | undefined> | undefined;
  return (id) => {
    if (ids) {
      ids.add(id);
      return;
    }
    const own = new Set([id]);
    ids = own;
    setTimeout(() => {
      ids = undefined;
      const numbers = new Set([...own].flatMap((one) => one ?? []));
      ask(own.has(undefined) ? 'all' : numbers);
    }, random() * spread);
  };
}
