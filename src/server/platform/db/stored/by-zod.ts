import type * as z from 'zod';
import type { Check } from '#schemas/check-document.ts';
import { errorAt, pointerTo } from '#schemas/issue.ts';

/**
 * Turns a zod schema into a check like those of the JSON Schemas. Its issues do not contain values, because some are
 * personal.
 */
export const byZod =
  <T>(schema: z.ZodType<T>): Check<T> =>
  (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    const issues = parsed.error.issues.map(({ path, code, message }) =>
      errorAt(pointerTo('', ...(path as (string | number)[])), code, 'what the program writes', message),
    );
    return { ok: false, issues };
  };
