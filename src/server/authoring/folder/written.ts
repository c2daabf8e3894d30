// Functions that read documents as their author wrote them, valid or not.

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A list property; empty if it is no list. */
export function listIn(part: unknown, name: string): readonly unknown[] {
  const list = isPart(part) ? part[name] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Maps each object in the lists at a path such as `/videos`; `*` in the path matches any item. */
export function mapParts<T>(value: unknown, path: string, make: (pointer: string, part: Part) => T): T[] {
  const walk = (at: unknown, [name = '', ...rest]: readonly string[], pointer: string): T[] =>
    listIn(at, name).flatMap((item, index) => {
      const here = `${pointer}/${name}/${index}`;
      if (rest.length > 0) return walk(item, rest.slice(1), here);
      return isPart(item) ? [make(here, item)] : [];
    });
  return walk(value, path.split('/').slice(1), '');
}
