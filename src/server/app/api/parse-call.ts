import type * as z from 'zod';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import type { Http } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';

const isAbsent = ({ code, input }: z.core.$ZodIssue) => code === 'invalid_type' && input === undefined;

/**
 * Creates a 400 error: a translatable message for users, and for developers the path and expected value of each issue.
 */
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

/**
 * True if any text in a value contains U+0000, which PostgreSQL cannot store. Iterative, so that deep values do not
 * overflow the stack.
 */
function holdsZero(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (next !== null && typeof next === 'object') for (const part of Object.values(next)) open.push(part);
  }
  return false;
}

/**
 * Validates a query or body.
 * @throws ProblemError 400
 */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsZero(value)) throw new ProblemError('BAD_REQUEST', ['A text holds the character U+0000']);
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw badRequest(result.error, value);
  return result.data;
}

/**
 * Validates path parameters.
 * @throws ProblemError 404
 */
export function parsedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  // A path parameter with an invalid value cannot identify an existing resource, hence 404 instead of 400.
  if (holdsZero(value) || (result && !result.success))
    throw new ProblemError('NOT_FOUND', [], { cause: result?.error });
  return result?.data;
}

/**
 * Reads the query parameters. Of a repeated parameter only the first value is used, unless the endpoint declares a
 * list.
 */
export const readQuery = ({ req }: Http, { many = [] }: Endpoint): Record<string, unknown> => {
  const lists = many.flatMap((key) => (req.queries(key) ? [[key, req.queries(key)]] : []));
  const { lastSeen, ...query } = req.query();
  // An empty cursor is dropped: clients send it for the first page.
  return { ...query, ...(lastSeen && { lastSeen }), ...Object.fromEntries(lists) };
};
