import * as z from 'zod';

/** An issue of a definition, in JSON responses. */
export const Diagnostic = z.object({
  severity: z.enum(['error', 'warning']),
  document: z.string(),
  pointer: z.string(),
  element: z.string().exactOptional(),
  rule: z.string(),
  expected: z.string(),
  found: z.string(),
  fix: z.string(),
});
