import type { Context } from '../context.ts';
import { withAgeLimit } from '../db/age-limit.ts';

/** Returns the context for a viewer: a child's profile gets a database without titles above its age limit. */
export const contextFor = (context: Context, viewer: { ageLimit?: number | undefined } | undefined): Context =>
  viewer?.ageLimit === undefined ? context : { ...context, db: withAgeLimit(context.db, viewer.ageLimit) };
