import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { patternWords } from './pattern-words.ts';
import { valueAt } from './value-at.ts';
import type { ValidatorError } from './validator.ts';

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
  pattern: ({ pattern }) => patternWords.get(String(pattern)) ?? `a text that matches ${pattern}`,
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

/** Converts a validator's error to an issue; `base` is the value's pointer in its document. */
export function toIssue(error: ValidatorError, value: unknown, base = ''): Issue {
  const { keyword, params, instancePath } = error;
  const extra = params['additionalProperty'] ?? params['propertyName'];
  const named = extra !== undefined && (keyword === 'additionalProperties' || keyword === 'propertyNames');
  // For a tagged union the validator reports the whole value, but the error is in the tag that selects the branch.
  const within = keyword === 'discriminator' ? params['tag'] : named ? extra : undefined;
  const local = within === undefined ? instancePath : pointerTo(instancePath, String(within));
  const found = keyword === 'required' ? 'none' : named ? `“${extra}”` : describeValue(valueAt(value, local));
  return errorAt(base + local, keyword, sentences[keyword]?.(params) ?? keyword, found);
}
