import { describeValue, errorAt, type Issue } from './issue.ts';

/** Name of a schema that has a guard, such as `blocks/hero`. */
export type GuardedSchema = `${'blocks' | 'definitions'}/${string}`;

/** Issue without details, as a guard only accepts or rejects. */
export const unexplained = (schema: GuardedSchema, value: unknown, base: string): Issue =>
  errorAt(base, 'schema', `what the schema ${schema} asks for`, describeValue(value));
