import { expect, test } from 'vitest';
import { studioRealms } from './studio-realms.ts';

const api = async ({ url }: Request) =>
  Response.json({ name: url.split('/').at(-1), languages: ['en_US'], defaultLocale: 'en_US' });
const hosts = async () => ['apex', 'lumen'].map((id) => ({ id, host: `${id}.example.org` }));
const told = async (query: string, isComplete: boolean) => {
  const { realms } = await studioRealms(
    { api, hosts, isComplete },
    new URL(`https://studio.example.org:8443/${query}`),
  );
  return realms.map(({ origin }) => origin);
};
const [apex, lumen] = ['https://apex.example.org:8443', 'https://lumen.example.org:8443'];

test.each([
  ['', []],
  ['?realm=lumen', [lumen]],
  ['?realm=lumen&realm=apex&realm=nobody', [apex, lumen]],
  ['?realm=', []],
])(
  'in production, with the query “%s” the studio lists only existing realms whose ids are in the query @door-14',
  async (query, expected) => {
    expect(await told(query, false)).toEqual(expected);
  },
);

test('the studio lists all realms outside of production, whatever the query', async () => {
  expect(await told('?realm=lumen', true)).toEqual([apex, lumen]);
});
