import { expect, test } from 'vitest';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { loginHref } from './account-links.ts';
import { afterSignIn } from './after-sign-in.ts';
import { besideTable, signInBeside } from './sign-in-beside.ts';

const [yes, no] = [true, false];

/** Decision table 5.12 of the design, as it is read. */
test.each`
  on          | isGuest | isAlone | isProtected | then
  ${'press'}  | ${yes}  | ${no}   | ${no}       | ${'beside'}
  ${'press'}  | ${yes}  | ${no}   | ${yes}      | ${'page'}
  ${'press'}  | ${yes}  | ${yes}  | ${no}       | ${'page'}
  ${'press'}  | ${yes}  | ${yes}  | ${yes}      | ${'page'}
  ${'change'} | ${yes}  | ${no}   | ${no}       | ${'beside'}
  ${'change'} | ${yes}  | ${no}   | ${yes}      | ${'beside'}
  ${'change'} | ${yes}  | ${yes}  | ${no}       | ${'gone'}
  ${'change'} | ${no}   | ${no}   | ${no}       | ${'gone'}
  ${'change'} | ${no}   | ${yes}  | ${no}       | ${'gone'}
`('on a $on of a guest: $isGuest, alone: $isAlone, protected: $isProtected sign-in is $then @nav-09', (row) => {
  const { then, ...facts } = row as Parameters<typeof signInBeside>[0] & { then: string };
  expect(signInBeside(facts)).toBe(then);
});

const place = { isGuest: yes, isAlone: no, isProtected: no };
test.each([
  { on: 'press', ...place, isProtected: yes },
  { on: 'press', ...place, isAlone: yes },
  { on: 'press', ...place },
  { on: 'change', ...place, isGuest: no },
  { on: 'change', ...place, isAlone: yes },
  { on: 'change', ...place },
] as const)('row $# counts: %j @nav-09', (facts) => {
  const fits = ({ then: _then, ...when }: (typeof besideTable)[number]) =>
    Object.entries(when).every(([fact, is]) => facts[fact as keyof typeof facts] === is);
  const row = besideTable.find(fits);
  const without = besideTable.filter((one) => one !== row);
  const told = (table: typeof besideTable) => {
    try {
      return signInBeside(facts, table);
    } catch {
      return 'nothing';
    }
  };
  expect(told(without)).not.toBe(told(besideTable));
});

test('the page of its own leads back to where sign-in was pressed, as sign-in beside it stays there @nav-09', () => {
  const pathSegments = pathSegmentsOf('en');
  const here = '/section/rules?tab=two';
  const href = loginHref(here, { pathSegments, lang: undefined });
  expect(href).toBe('/login?from=%2Fsection%2Frules%3Ftab%3Dtwo');
  expect(afterSignIn(new URL(href, 'http://local').searchParams, { pathSegments, defaultPage: '/' })).toBe(here);
});
