import type { Context } from '../context.ts';
import { withAgeLimit } from '../db/age-limit.ts';

/** What a call of somebody works with: a child's reads nothing that is rated above its age. */
export const contextFor = (context: Context, viewer: { ageLimit?: number | undefined } | undefined): Context =>
  viewer?.ageLimit === undefined ? context : { ...context, db: withAgeLimit(context.db, viewer.ageLimit) };
