import { expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { canSignUp } from './sign-up-rule.ts';

const settings = (allowed: boolean, ...canThey: boolean[]) =>
  ({
    selfRegistration: { allowed },
    authentication: { providers: canThey.map((can) => ({ name: 'ID', form: {}, canSignUp: can })) },
  }) as unknown as RealmSettings;

test.each<[string, string, string, boolean, boolean[], boolean]>([
  ['with', 'a sign-in provider that can create accounts', 'offers', true, [true], true],
  ['with', 'a sign-in provider that can and one that cannot create accounts', 'offers', true, [false, true], true],
  ['with', 'a sign-in provider that cannot create accounts', 'does not offer', true, [false], false],
  ['with', 'no sign-in provider', 'does not offer', true, [], false],
  ['without', 'a sign-in provider that can create accounts', 'does not offer', false, [true], false],
])(
  '%s self-registration and with %s, %s sign-up @nav-05',
  (_registration, _providers, _verb, allowed, providers, offered) =>
    expect(canSignUp(settings(allowed, ...providers))).toBe(offered),
);
