/** Something wrong in a definition: where it stands, what was expected there and what was found. */
export interface Issue {
  /** error: the part is left out. warning: it is shown, but not as it was meant. */
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) from the top of the document. */
  pointer: string;
  /** Kind of the element, field or item that it is part of, where there is one. */
  element?: string;
  /** The rule that was broken: a JSON Schema keyword, or one of ours such as `unknown-kind` or `throws`. */
  rule: string;
  expected: string;
  found: string;
  /** The name that was probably meant by one that does not exist. */
  near?: string;
  /** Says more exactly what is wrong, where the code that finds out has not been loaded (see `explanations.ts`). */
  explain?: () => Promise<Issue[]>;
}

/** An issue that leaves its part out. */
export const errorAt = (pointer: string, rule: string, expected: string, found: string): Issue => ({
  severity: 'error',
  pointer,
  rule,
  expected,
  found,
});

const escapeToken = (token: string | number) => String(token).replaceAll('~', '~0').replaceAll('/', '~1');

/** Joins a JSON pointer and further reference tokens (RFC 6901, section 3). */
export const pointerTo = (base: string, ...tokens: (string | number)[]): string =>
  tokens.reduce<string>((pointer, token) => `${pointer}/${escapeToken(token)}`, base);

/** Says in a few words what a value is, for a person who looks for it in a file. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** One issue as a line for logs and terminals. */
export const issueLine = ({ pointer, expected, found }: Pick<Issue, 'pointer' | 'expected' | 'found'>): string =>
  `${pointer === '' ? '(top)' : pointer}: expected ${expected}, found ${found}`;

/** One diagnostic as a line for logs and terminals. */
export const diagnosticLine = (diagnostic: { document: string } & Parameters<typeof issueLine>[0]): string =>
  `${diagnostic.document}: ${issueLine(diagnostic).replace(/^\(top\): /, '')}`;
