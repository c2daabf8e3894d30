import * as z from 'zod';
import { titleFamilies } from '../../card-types.ts';

/** Types of titles that can be reviewed. */
export const ReviewedType = z.enum(titleFamilies);

/** Values of a review form, keyed by field name. */
export const ReviewBody = z.strictObject({
  fields: z
    .record(z.string().max(80), z.string().max(5000))
    .refine((fields) => Object.keys(fields).length > 0 && Object.keys(fields).length <= 30, 'expected 1 to 30 fields'),
});

/** The viewer's own review of a title. */
export const Review = z.object({
  fields: z.record(z.string(), z.string()),
  /** Time of posting, in milliseconds since 1970. */
  postedAt: z.number(),
});
export type Review = z.infer<typeof Review>;
