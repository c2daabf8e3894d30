import * as z from 'zod';
import { titleFamilies } from '../card-types.ts';

/** Kinds of titles that take reviews. */
export const ReviewedType = z.enum(titleFamilies);

/** The values of a review form, by the form's names. */
export const ReviewBody = z.strictObject({
  fields: z
    .record(z.string().max(80), z.string().max(5000))
    .refine((fields) => Object.keys(fields).length > 0 && Object.keys(fields).length <= 30, 'expected 1 to 30 fields'),
});

/** A viewer's own review of a title. */
export const Review = z.object({
  fields: z.record(z.string(), z.string()),
  /** Milliseconds. */
  postedAt: z.number(),
});
export type Review = z.infer<typeof Review>;
