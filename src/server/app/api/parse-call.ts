import type * as z from 'zod';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import type { AnyCall } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';

const isAbsent = ({ code, input }: z.core.$ZodIssue) => code === 'invalid_type' && input === undefined;

/** A label for people, and what is wrong with a query or body for programmers: where, and what was expected. */
function badRequest(error: z.ZodError, body: unknown): ProblemError {
  const missingFields = error.issues
    .filter((issue) => issue.path.length === 1 && isAbsent(issue))
    .map(({ path }) => String(path[0]));
  const empty = missingFields.length > 1 && Object.keys(body ?? {}).length === 0;
  const issues = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  return new ProblemError('BAD_REQUEST', [empty ? 'emptyInputs' : 'BAD_REQUEST'], {
    cause: error,
    details: { ...(missingFields.length > 0 && { missingFields }), issues },
  });
}

/** Whether a text anywhere in a value has the character U+0000, which PostgreSQL cannot take. However deep it is. */
function holdsZero(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (next !== null && typeof next === 'object') for (const part of Object.values(next)) open.push(part);
  }
  return false;
}

/** What a query or body says, by its schema. @throws ProblemError 400 */
export function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsZero(value)) throw new ProblemError('BAD_REQUEST', ['A text holds the character U+0000']);
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw badRequest(result.error, value);
  return result.data;
}

/** What a path says, by its schema. @throws ProblemError 404 */
export function parsedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  // An address that cannot be one leads nowhere.
  if (holdsZero(value) || (result && !result.success))
    throw new ProblemError('NOT_FOUND', [], { cause: result?.error });
  return result?.data;
}

/** The query by its keys; of most the first value counts. */
export const queryOf = ({ req }: AnyCall['http'], { many = [] }: Endpoint): Record<string, unknown> => {
  const lists = many.flatMap((key) => (req.queries(key) ? [[key, req.queries(key)]] : []));
  const { lastSeen, ...query } = req.query();
  // Clients of the first page may send the cursor that they have not got.
  return { ...query, ...(lastSeen && { lastSeen }), ...Object.fromEntries(lists) };
};
