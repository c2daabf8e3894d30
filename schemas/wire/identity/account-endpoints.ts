import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { ConsentAnswersBody, ConsentPrompt } from './consent.ts';
import { type Endpoint, forAccounts, forAll } from '../endpoint.ts';
import { SignedUp, TokensOrSession } from './session.ts';
import {
  AccountDetails,
  AccountDetailsBody,
  Address,
  BillingDetailsBody,
  GuestCheckoutBody,
  SignUpBody,
} from './users.ts';

/** Endpoints of the caller's account and consent. */
export const accountEndpoints = {
  'POST /api/v2/user': {
    ...forAll,
    workload: 'password',
    rateLimit: rateLimits.hashed,
    summary:
      'Sign up. 409 when the e-mail address has an account, unless the realm makes accounts by mail; 403 where sign-up is closed.',
    body: SignUpBody,
    status: 201,
    answer: SignedUp,
  },
  'POST /api/v2/user/guest-checkout-principal': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    summary:
      'Create an account without a password for a guest who buys with an email address, and sign in. 409 for an address that has an account, 403 where the realm does not offer it',
    body: GuestCheckoutBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/user/activate/{id}': {
    ...forAll,
    rateLimit: rateLimits.hashed,
    secrets: ['id'],
    summary: 'Make the account of a sign-up by the link that was mailed. 404 for one that is not good.',
    params: z.object({ id: z.string().max(1000) }),
    status: 204,
    answer: null,
  },
  'GET /api/v2/consent-prompt': {
    ...forAll,
    summary: 'Terms to agree to, and what the caller has answered so far',
    status: 200,
    answer: ConsentPrompt,
  },
  'POST /api/v2/consent-prompt/answers': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Answers to the terms. 409 when they have changed since they were read',
    body: ConsentAnswersBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/user/profile': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The account’s details',
    status: 200,
    answer: AccountDetails,
  },
  'PUT /api/v2/user/profile': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Change the account’s details. The email is changed by `POST /api/v2/user/email-change`',
    body: AccountDetailsBody,
    status: 200,
    answer: AccountDetails,
  },
  'GET /api/v2/user/address': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The account’s addresses',
    status: 200,
    answer: z.array(Address),
  },
  'PUT /api/v2/user/billing-details': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Who pays and where',
    body: BillingDetailsBody,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
