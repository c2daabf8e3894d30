import { expect, test } from 'vitest';
import { decideIdentityAction, type Facts } from './decide.ts';

const yes = { yes: true, no: false, any: true } as const;
const other = { yes: true, no: false, any: false } as const;

/**
 * Decision table for an identity that an external provider has verified. A condition `any` is tested with both values.
 */
test.each`
  when                                        | action                                      | intent       | identity     | taken    | email    | open     | inside   | agreed   | decision
  ${'if the identity has no account'}         | ${'links the identity'}                     | ${'link'}    | ${'nobody'}  | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'link'}
  ${'if it belongs to the signed-in account'} | ${'reports the identity as linked already'} | ${'link'}    | ${'here'}    | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'linked'}
  ${'if it belongs to another account'}       | ${'reports a conflict'}                     | ${'link'}    | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'if the identity has an account'}         | ${'signs in'}                               | ${'sign-in'} | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'if it belongs to the signed-in account'} | ${'signs in'}                               | ${'sign-in'} | ${'here'}    | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'if the identity has an account'}         | ${'signs in'}                               | ${'sign-up'} | ${'another'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'enter'}
  ${'if the email address has an account'}    | ${'reports a conflict'}                     | ${'sign-in'} | ${'nobody'}  | ${'yes'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'if the email address has an account'}    | ${'reports a conflict'}                     | ${'sign-up'} | ${'nobody'}  | ${'yes'} | ${'any'} | ${'any'} | ${'any'} | ${'any'} | ${'conflict'}
  ${'if self-registration is off'}            | ${'refuses a new account'}                  | ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'no'}  | ${'any'} | ${'any'} | ${'closed'}
  ${'if self-registration is off'}            | ${'refuses a new account'}                  | ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'no'}  | ${'any'} | ${'any'} | ${'closed'}
  ${'in a country that is not allowed'}       | ${'refuses a new account'}                  | ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'no'}  | ${'any'} | ${'outside'}
  ${'in a country that is not allowed'}       | ${'refuses a new account'}                  | ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'no'}  | ${'any'} | ${'outside'}
  ${'if the identity is unknown'}             | ${'asks whether to create an account'}      | ${'sign-in'} | ${'nobody'}  | ${'no'}  | ${'any'} | ${'yes'} | ${'yes'} | ${'any'} | ${'ask'}
  ${'if the provider sent no email address'}  | ${'asks for an email address'}              | ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'any'} | ${'email'}
  ${'without consent to required terms'}      | ${'asks for consent'}                       | ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'yes'} | ${'no'}  | ${'consent'}
  ${'if all conditions are met'}              | ${'creates an account'}                     | ${'sign-up'} | ${'nobody'}  | ${'no'}  | ${'yes'} | ${'yes'} | ${'yes'} | ${'yes'} | ${'create'}
`(
  'for an external identity with the intent $intent, $when, the server $action @auth-10',
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
