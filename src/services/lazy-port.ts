type Method = (...args: never[]) => Promise<unknown>;

/** Something whose code comes with the first call of one of its methods, which are named: all of them answer later anyhow. */
export const lazyPort = <T extends { [Name in keyof T]: Method }>(
  names: Record<keyof T, 1>,
  load: () => Promise<T>,
): T =>
  Object.fromEntries(
    (Object.keys(names) as (keyof T & string)[]).map((name) => [
      name,
      async (...args: never[]) => (await load())[name](...args),
    ]),
  ) as T;
