import { describeValue, errorAt, type Issue } from './issue.ts';

/** A schema that guards check by, such as `blocks/hero`. */
export type GuardedSchema = `${'blocks' | 'definitions'}/${string}`;

/** All that can be told by a guard alone. */
export const unexplained = (schema: GuardedSchema, value: unknown, base: string): Issue =>
  errorAt(base, 'schema', `what the schema ${schema} asks for`, describeValue(value));
