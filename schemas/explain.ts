import { validate as isElement } from './generated/validators/definitions/element.js';
import { validate as isPage } from './generated/validators/definitions/page.js';
import { validate as isTextElement } from './generated/validators/definitions/text-element.js';
import { blocks } from './generated/validators.ts';
import type { Issue } from './issue.ts';
import { type GuardedSchema, unexplained } from './unexplained.ts';
import { check } from './validate.ts';
import type { Validator } from './validator.ts';

const validators: Readonly<Record<string, Validator>> = {
  'definitions/page': isPage,
  'definitions/element': isElement,
  'definitions/text-element': isTextElement,
  ...Object.fromEntries(Object.entries(blocks).map(([kind, validator]) => [`blocks/${kind}`, validator])),
};

/** Explains why a guard rejected a value: at which place, what was expected and what was found. */
export function explain(schema: GuardedSchema, value: unknown, base: string): Issue[] {
  const validator = validators[schema];
  const checked = validator && check(validator, value, base);
  const issues = !checked || checked.ok ? [unexplained(schema, value, base)] : checked.issues;
  const [, kind] = /^blocks\/(.+)/.exec(schema) ?? [];
  return kind ? issues.map((issue) => ({ ...issue, element: kind })) : issues;
}
