import { expect, test } from 'vitest';
import { decideIdentityAction, type Facts } from './decide.ts';

const yes = { yes: true, no: false, any: true } as const;
const other = { yes: true, no: false, any: false } as const;

/**
 * Decision table for an identity that an external provider has verified. A condition `any` is tested with both values.
 */
test.each`
  intent       | identity     | taken    | email    | open     | inside   | agreed   | decision
  ${'link'}    | ${'nobody'}  | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'link'}
  ${'link'}    | ${'here'}    | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'linked'}
  ${'link'}    | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'sign-in'} | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'sign-in'} | ${'here'}    | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'sign-up'} | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'sign-in'} | ${'nobody'}  | ${'yes'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'sign-up'} | ${'nobody'}  | ${'yes'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'no'}  | ${'any'} | ${'any'} | ${'closed'}
  ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'no'}  | ${'any'} | ${'any'} | ${'closed'}
  ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'no'}  | ${'any'} | ${'outside'}
  ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'no'}  | ${'any'} | ${'outside'}
  ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'yes'} | ${'any'} | ${'ask'}
  ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'any'} | ${'email'}
  ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'yes'} | ${'no'}  | ${'consent'}
  ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'yes'} | ${'yes'} | ${'create'}
`(
  'intent $intent, identity linked to $identity, email taken: $taken, email known: $email, provider open: $open, country allowed: $inside, consent given: $agreed: the decision is $decision @auth-10',
  ({ intent, identity, taken, email, open, inside, agreed, decision }) => {
    for (const read of [yes, other]) {
      const is = (said: keyof typeof yes) => read[said];
      const facts = {
        intent,
        identity,
        isEmailTaken: is(taken),
        hasEmail: is(email),
        isOpen: is(open),
        isInside: is(inside),
        isAgreed: is(agreed),
      } as Facts;
      expect(decideIdentityAction(facts)).toBe(decision);
    }
  },
);
