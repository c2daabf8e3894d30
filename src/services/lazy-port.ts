type Method = (...args: never[]) => Promise<unknown>;

/**
 * Creates an object whose implementation is loaded at the first call of one of the named methods. All methods are
 * asynchronous.
 */
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
