import type { ValidatorError } from './validator.ts';

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

/** The value that a JSON pointer leads to, or undefined (RFC 6901, section 4). */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const token of pointer.split('/').slice(1)) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[token.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}

/** Says in a few words what a value is, for a person who looks for it in a file. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const typeNames: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const items = (count: unknown) => `${count} item${count === 1 ? '' : 's'}`;
const characters = (count: unknown) => `${count} character${count === 1 ? '' : 's'}`;

const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  type: ({ type }) =>
    [type]
      .flat()
      .map((name) => typeNames[String(name)] ?? String(name))
      .join(' or '),
  required: ({ missingProperty }) => `a property “${missingProperty}”`,
  additionalProperties: () => 'only properties that the schema knows',
  enum: ({ allowedValues }) =>
    `one of ${(allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`,
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  pattern: ({ pattern }) => `a text that matches ${pattern}`,
  minLength: ({ limit }) => `at least ${characters(limit)}`,
  maxLength: ({ limit }) => `at most ${characters(limit)}`,
  minItems: ({ limit }) => `at least ${items(limit)}`,
  maxItems: ({ limit }) => `at most ${items(limit)}`,
  minimum: ({ comparison, limit }) => `a number ${comparison} ${limit}`,
  maximum: ({ comparison, limit }) => `a number ${comparison} ${limit}`,
  exclusiveMinimum: ({ comparison, limit }) => `a number ${comparison} ${limit}`,
  anyOf: () => 'one of the shapes that the schema allows',
  discriminator: ({ tag }) => `a “${tag}” that the schema knows`,
  propertyNames: () => 'a property name that the schema allows',
};

/** Puts one complaint of a validator into an issue; `base` is where the checked value stands in its document. */
export function toIssue(error: ValidatorError, value: unknown, base = ''): Issue {
  const { keyword, params, instancePath } = error;
  const extra = params['additionalProperty'] ?? params['propertyName'];
  const named = extra !== undefined && (keyword === 'additionalProperties' || keyword === 'propertyNames');
  // A union complains of the whole value; what is wrong is the tag that should name its branch.
  const within = keyword === 'discriminator' ? params['tag'] : named ? extra : undefined;
  const local = within === undefined ? instancePath : pointerTo(instancePath, String(within));
  const found = keyword === 'required' ? 'none' : named ? `“${extra}”` : describeValue(valueAt(value, local));
  return errorAt(base + local, keyword, sentences[keyword]?.(params) ?? keyword, found);
}

/** One issue as a line for logs and terminals. */
export const issueLine = ({ pointer, expected, found }: Pick<Issue, 'pointer' | 'expected' | 'found'>): string =>
  `${pointer === '' ? '(top)' : pointer}: expected ${expected}, found ${found}`;
