/**
 * Gathers what is to be asked for again, and has it asked for once, after a wait: messages may come by the
 * thousand at a time, as when a catalogue was loaded. `undefined` stands for everything.
 * @param spread the longest wait, in milliseconds: those who are told at the same moment do not all ask at the same moment
 * @param ask told the numbers, or that it is everything
 * @param random between 0 and 1
 */
export function gather(
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
