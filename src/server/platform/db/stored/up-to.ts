/** Of some rows how many there were, and what could be made of them. */
interface Part<T> {
  read: number;
  found: T[];
}

/**
 * The first `count` things that can be made of rows: where rows had to be left out, more are read, so that a list does
 * not seem to end at them.
 */
export async function upTo<T>(count: number, read: (limit: number) => Promise<Part<T>>): Promise<T[]> {
  for (let limit = count; ; ) {
    const part = await read(limit);
    if (part.found.length >= count || part.read < limit) return part.found.slice(0, count);
    // At least twice as many more than were left out: the damage may go on.
    limit += 2 * (count - part.found.length);
  }
}
