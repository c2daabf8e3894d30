import * as z from 'zod';

/** Name of a form, as a path parameter. */
export const FormName = z.string().max(80);

/** Answers to a form of the realm. */
export const FormAnswerBody = z.strictObject({
  fields: z
    .record(z.string().max(80), z.string().max(10_000))
    .refine((fields) => Object.keys(fields).length <= 300, 'expected at most 300 fields'),
  /** Idempotency key: answers that are sent again with the same key are stored only once. */
  key: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/)
    .optional(),
  captchaToken: z.string().max(4000).optional(),
});
