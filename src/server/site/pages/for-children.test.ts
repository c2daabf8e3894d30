import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { asChild, send, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

type Tokens = Awaited<ReturnType<typeof newViewer>>;

const hero = (title: string, attributes: object) => ({
  $type: 'hero',
  $zone: 'header',
  attributes: { title, background: { imageUrl: '/images/north/pictures/1.svg' }, ...attributes },
});
const link = (id: number) => ({ type: 'WATCH_NOW', text: 'Watch', link: { type: 'VOD', id } });
const words = (text: string) => ({ $type: 'textBlock', $zone: 'list', attributes: { text } });
const OTHER = 102;

let server: TestServer;
let adult: Tokens;
let child: Awaited<ReturnType<typeof asChild>>;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', withProfiles, {
    'pages/kids.json': {
      version: '1.0',
      title: 'Kids',
      elements: [
        hero('By its button', { primaryButton: link(OTHER) }),
        hero('By its number', { heroId: OTHER, primaryButton: link(ids.free) }),
        hero('Good', { heroId: ids.free, primaryButton: link(ids.free) }),
        words('Good words'),
      ],
    },
  });
  await server.database.query(`update contents set body = body || '{"rating":"0"}'`);
  adult = await newViewer(server);
  child = await asChild(server, await newViewer(server), '0');
});
afterAll(() => server.close());

const view = async (tokens: Pick<Tokens, 'authorisationToken'>, type: string) => {
  const answer = await send(server, tokens, `GET /api/v1/view?type=${type}`);
  return { status: answer.status, page: await answer.json() };
};

test.each([
  'home',
  'section&id=kids',
  'browse',
  `series&id=${ids.series}`,
  `season&id=${ids.season}`,
  `playlist&id=${ids.playlist}`,
  `event&id=${ids.coming}`,
  'epg&date=2026-07-11',
])('a child’s profile that may see all titles gets the same page “%s” as an adult @acct-02', async (type) => {
  const shown = await view(adult, type);
  expect(shown.status).toBe(200);
  expect(await view(child, type)).toEqual(shown);
});

test("removes page elements about a title that the child's profile may not see @acct-02", async () => {
  await server.database.query(`update contents set body = body || '{"rating":"12"}' where id = ${OTHER}`);
  expect(JSON.stringify(await view(adult, 'section&id=kids'))).toMatch(
    /By its button.*By its number.*Good.*Good words/,
  );
  const seen = JSON.stringify(await view(child, 'section&id=kids'));
  expect(seen).toMatch(/"Good".*Good words/);
  expect(seen).not.toMatch(/By its/);
});
