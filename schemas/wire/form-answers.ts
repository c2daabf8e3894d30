import * as z from 'zod';

/** The name of a form in an address. */
export const FormName = z.string().max(80);

/** What a viewer has filled into a form of the realm. */
export const FormAnswerBody = z.strictObject({
  fields: z
    .record(z.string().max(80), z.string().max(10_000))
    .refine((fields) => Object.keys(fields).length <= 300, 'expected at most 300 fields'),
  /** The same for each try to send the same answer: it is kept once. */
  key: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/)
    .optional(),
  captchaToken: z.string().max(4000).optional(),
});
