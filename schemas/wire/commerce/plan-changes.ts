import * as z from 'zod';
import { Licence, MAX_LICENCE_ID, Money } from './licences.ts';

/** What a plan costs after a change. */
const Terms = {
  /** Price of a billing period, with tax, before discounts. */
  price: Money,
  /** Billing period as ISO 8601. */
  period: z.string(),
};

/** A plan to which the caller's plan can change; times in milliseconds since 1970. */
const PlanChange = z.object({
  licence: Licence,
  /** By rank within the family, and between equal ranks by the length of the billing period. */
  direction: z.enum(['UPGRADE', 'DOWNGRADE']),
  /** NOW: in a trial, without a payment. PERIOD_END: when the paid time ends. CHECKOUT: by a purchase in the checkout. */
  timing: z.enum(['NOW', 'PERIOD_END', 'CHECKOUT']),
  effectiveAt: z.number(),
  ...Terms,
});
export type PlanChange = z.infer<typeof PlanChange>;

/** The other plans of the family to which a plan can change, and the change that is planned already. */
export const PlanChangesAnswer = z.object({
  changes: z.array(PlanChange),
  scheduled: z.object({ licenceId: z.int(), effectiveAt: z.number(), ...Terms }).optional(),
});
export type PlanChangesAnswer = z.infer<typeof PlanChangesAnswer>;

/** The new plan, and its price as the viewer saw it: another price is refused. */
export const PlanChangeBody = z.strictObject({
  licenceId: z.int().min(1).max(MAX_LICENCE_ID),
  price: Money.strict(),
});
export type PlanChangeBody = z.infer<typeof PlanChangeBody>;
