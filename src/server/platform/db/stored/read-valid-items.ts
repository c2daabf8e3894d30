/** The number of rows that were read, and the valid items among them. */
interface Part<T> {
  read: number;
  found: T[];
}

/**
 * Returns the first `count` valid items. Reads more rows when invalid ones had to be skipped, so that a list does not
 * end early.
 */
export async function readValidItems<T>(count: number, read: (limit: number) => Promise<Part<T>>): Promise<T[]> {
  for (let limit = count; ; ) {
    const part = await read(limit);
    if (part.found.length >= count || part.read < limit) return part.found.slice(0, count);
    // Reads at least twice as many additional rows as are missing, because the next ones may be invalid too.
    limit += 2 * (count - part.found.length);
  }
}
