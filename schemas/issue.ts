/** An error in a definition: its place, what was expected and what was found. */
export interface Issue {
  /** error: the element, field or item is left out. warning: it is shown, but differently than its author intended. */
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) from the document's root. */
  pointer: string;
  /** Kind of the surrounding element, field or item, if any. */
  element?: string;
  /** The violated rule: a JSON Schema keyword, or a custom one such as `unknown-kind` or `throws`. */
  rule: string;
  expected: string;
  found: string;
  /** The closest valid name, if the issue is an unknown name. */
  near?: string;
  /** Returns more detailed issues; set if the code for explanations is not loaded (see `explanations.ts`). */
  explain?: () => Promise<Issue[]>;
}

/** Creates an issue of severity "error". */
export const errorAt = (pointer: string, rule: string, expected: string, found: string): Issue => ({
  severity: 'error',
  pointer,
  rule,
  expected,
  found,
});

const escapeToken = (token: string | number) => String(token).replaceAll('~', '~0').replaceAll('/', '~1');

/** Appends reference tokens to a JSON pointer (RFC 6901, section 3). */
export const pointerTo = (base: string, ...tokens: (string | number)[]): string =>
  tokens.reduce<string>((pointer, token) => `${pointer}/${escapeToken(token)}`, base);

/** Describes a value in a few words for the author of the file. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Formats an issue as one line for logs and terminals. */
export const issueLine = ({ pointer, expected, found }: Pick<Issue, 'pointer' | 'expected' | 'found'>): string =>
  `${pointer === '' ? '(top)' : pointer}: expected ${expected}, found ${found}`;

/** Formats a diagnostic as one line for logs and terminals. */
export const diagnosticLine = (diagnostic: { document: string } & Parameters<typeof issueLine>[0]): string =>
  `${diagnostic.document}: ${issueLine(diagnostic).replace(/^\(top\): /, '')}`;
