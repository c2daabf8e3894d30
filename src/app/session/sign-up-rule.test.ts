import { expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { canSignUp } from './sign-up-rule.ts';

const settings = (allowed: boolean, ...canThey: boolean[]) =>
  ({
    selfRegistration: { allowed },
    authentication: { providers: canThey.map((can) => ({ name: 'ID', form: {}, canSignUp: can })) },
  }) as unknown as RealmSettings;

test.each([
  [true, [true], true],
  [true, [false, true], true],
  [true, [false], false],
  [true, [], false],
  [false, [true], false],
])(
  'with self-registration %s and these sign-in providers that can create accounts: %j, offers sign-up: %s @nav-05',
  (allowed, providers, offered) => expect(canSignUp(settings(allowed, ...providers))).toBe(offered),
);
