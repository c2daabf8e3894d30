import * as z from 'zod';
import { ConsentAnswers, Edition } from './consent.ts';
import { CountryCode } from '../definitions/countries.ts';

const line = z.string().max(200);
const name = z.string().max(120);
const email = z.string().max(254);

/** An address from a form. Required parts are validated by the country's rules. */
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

/** Answers to the realm's custom questions, by field id. */
const customFields = z.record(z.string().max(80), z.string().max(2000));

/** Body of sign-up. Values of the realm's own form fields are in `fields`, keyed by field name. */
export const SignUpBody = z.strictObject({
  email,
  // The length of the password is not limited here but by the password rules, which report the error at the form's
  // field.
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

/** A guest who buys with an email address alone. */
export const GuestCheckoutBody = SignUpBody.pick({
  email: true,
  consentAnswers: true,
  edition: true,
  captchaToken: true,
});
export type GuestCheckoutBody = z.infer<typeof GuestCheckoutBody>;

/** A stored address. */
export const Address = AddressInput.extend({
  id: z.string(),
  exid: z.string(),
  label: z.string(),
  addressType: z.literal('BILLING'),
});
export type Address = z.infer<typeof Address>;

/** Billing details to save. */
export const BillingDetailsBody = z.strictObject({
  address: AddressInput.optional(),
  fullName: name,
  email,
  ...further,
  fields: customFields.optional(),
});
export type BillingDetailsBody = z.infer<typeof BillingDetailsBody>;

/**
 * Account details to save: details that are absent, null or empty are removed. In `fields`, however, absent entries
 * stay unchanged and only empty ones are removed. The email address has an endpoint of its own, because a change must
 * be confirmed by email.
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

/** Details of the caller's account. */
export const AccountDetails = z.object({
  id: z.string(),
  contactEmail: z.string(),
  /** Whether the email address is confirmed. */
  emailVerified: z.boolean(),
  name: z.object({ fullName: z.string() }),
  birthDate: z.string().nullable(),
  phoneNumber: z.string().optional(),
  taxNumber: z.string().optional(),
  /** Answers to the realm's custom sign-up questions. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type AccountDetails = z.infer<typeof AccountDetails>;
