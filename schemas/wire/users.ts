import * as z from 'zod';
import { ConsentAnswers, Edition } from './consent.ts';
import { CountryCode } from './countries.ts';

const line = z.string().max(200);
const name = z.string().max(120);
const email = z.string().max(254);

/** An address as a form sends it. Which parts a country needs is checked by its own rules. */
export const AddressInput = z.strictObject({
  countryCode: CountryCode,
  line1: line.optional(),
  line2: line.optional(),
  city: line.optional(),
  administrativeLevel1: line.optional(),
  postalCode: z.string().max(20).optional(),
});
export type AddressInput = z.infer<typeof AddressInput>;

const further = {
  birthDate: z.string().max(10).optional(),
  phoneNumber: z.string().max(30).optional(),
  taxNumber: z.string().max(30).optional(),
};

/** Answers to the realm's own questions, by the ids of their fields. */
const customFields = z.record(z.string().max(80), z.string().max(2000));

/** Sign-up. What the realm's form asks beyond the known names comes in `fields`, by the form's own names. */
export const SignUpBody = z.strictObject({
  email,
  // How long it may be is said at the field, with the rest of what a password needs.
  secret: z.string(),
  name: name.optional(),
  address: AddressInput.optional(),
  ...further,
  fields: customFields.optional(),
  consentAnswers: ConsentAnswers.default([]),
  edition: Edition,
  captchaToken: z.string().max(4000).optional(),
});
export type SignUpBody = z.infer<typeof SignUpBody>;

/** An address as it is kept. */
export const Address = AddressInput.extend({
  id: z.string(),
  exid: z.string(),
  label: z.string(),
  addressType: z.literal('BILLING'),
});
export type Address = z.infer<typeof Address>;

/** Who pays and where. */
export const BillingDetailsBody = z.strictObject({
  address: AddressInput.optional(),
  fullName: name,
  email,
  ...further,
  fields: customFields.optional(),
});
export type BillingDetailsBody = z.infer<typeof BillingDetailsBody>;

/**
 * An account's details as a client sends them back. The address is changed by a call of its own, since it is confirmed by a mail;
 * a detail that is absent, null or empty is removed. Of `fields` an absent one stays and an empty one is removed.
 */
export const AccountDetailsBody = z.strictObject({
  id: z.string().optional(),
  contactEmail: email.optional(),
  emailVerified: z.boolean().optional(),
  name: z.strictObject({ fullName: name }),
  birthDate: further.birthDate.nullable(),
  phoneNumber: further.phoneNumber.nullable(),
  taxNumber: further.taxNumber.nullable(),
  fields: customFields.optional(),
});
export type AccountDetailsBody = z.infer<typeof AccountDetailsBody>;

/** What an account says of itself. */
export const AccountDetails = z.object({
  id: z.string(),
  contactEmail: z.string(),
  /** Whether the address is known to be the holder's. */
  emailVerified: z.boolean(),
  name: z.object({ fullName: z.string() }),
  birthDate: z.string().nullable(),
  phoneNumber: z.string().optional(),
  taxNumber: z.string().optional(),
  /** Answers to the questions that the realm asked at sign-up. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type AccountDetails = z.infer<typeof AccountDetails>;
