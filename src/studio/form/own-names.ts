import { tokensOf } from '../language/positions.ts';
import type { Beginning } from '../language/forms/initial-values.ts';

/** Collects all strings that properties with the given name have, at any depth of a value. */
function textsUnder(name: string, value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === name && typeof part === 'string' ? [part] : textsUnder(name, part),
  );
}

/** Returns the name if it is not taken; otherwise appends the first number that makes it unique. */
function free(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  let own = name;
  while (taken.has(own)) {
    number += 1;
    own = `${name}${number}`;
  }
  return own;
}

/** Returns the initial value of an added part (such as an element), with names that are unique in the document. */
export function withOwnNames({ value, names }: Beginning, document: unknown): unknown {
  const part = structuredClone(value) as Record<string, unknown>;
  for (const pointer of names) {
    const tokens = tokensOf(pointer);
    const last = tokens.pop() ?? '';
    const holder = tokens.reduce((at, token) => at[token] as Record<string, unknown>, part);
    holder[last] = free(String(holder[last]), new Set(textsUnder(last, document)));
  }
  return part;
}
