import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import type { Impersonation, ImpersonationGrant } from '#schemas/wire/identity/impersonation.ts';
import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { askFor, browserOf, lookAt, newSupporter } from '../../../../tests/support/impersonation.ts';
import { editors, ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { deleteAccounts } from '../personal-data/delete-accounts.job.ts';
import { purgeExpired } from '../../app/districts.ts';

const MINUTE = 60_000;

let server: TestServer;
let staff: Tokens & { email: string };
let holder: Tokens & { email: string };
beforeEach(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { watchlistsEnabled: true });
  staff = await newSupporter(server);
  holder = await newViewer(server);
});
afterEach(() => server.close());

const said = async (answer: Response) => {
  const { code, messages, details } = (await answer.json()) as {
    code: string;
    messages: string[];
    details?: { step?: string };
  };
  return [answer.status, code, ...messages, ...(details?.step ? [details.step] : [])];
};
const own = () => ({ 'playbill-access': staff.authorisationToken, 'playbill-refresh': staff.refreshToken });
const as = (token: string, path: string, init: RequestInit = {}) =>
  server.call(path, { ...init, headers: { ...init.headers, ...bearer({ authorisationToken: token }) } });
const whoIsThere = async (cookies: Record<string, string>) => {
  const answer = await server.call('/api/v2/session', { method: 'POST', headers: browserOf(cookies) });
  return { info: (await answer.json()) as SessionInfo, set: answer.headers.getSetCookie() };
};
const events = (kind: string) =>
  server.database.query<{ code: string | null; mine: boolean }>(
    `select code, actor_id = (select id from accounts where email = $2) and
        account_id = (select id from accounts where email = $3) as mine
      from auth_events where kind = $1 order by at, code`,
    [kind, staff.email, holder.email],
    'north',
  );
const history = async (of: Pick<Tokens, 'authorisationToken'>) => {
  const { vods } = (await (await as(of.authorisationToken, '/api/v2/customer/history/vod')).json()) as {
    vods: unknown[];
  };
  return vods.length;
};

describe('impersonation grants', () => {
  test('a grant requires the support role, a recent second factor and a viewer’s account @auth-15', async () => {
    expect(await said(await askFor(server, holder, staff.email))).toEqual([403, 'FORBIDDEN', 'refusedText']);
    expect(await said(await askFor(server, staff, 'nobody@playbill.test'))).toEqual([
      404,
      'NOT_FOUND',
      'impersonationUnknown',
    ]);
    const colleague = await newSupporter(server);
    for (const email of [editors.edda.email, colleague.email, staff.email])
      expect(await said(await askFor(server, staff, email))).toEqual([403, 'FORBIDDEN', 'impersonationRefused']);
    expect((await askFor(server, staff, ` ${holder.email.toUpperCase()}`)).status).toBe(201);
    server.clock.advance(10 * MINUTE + 1);
    const needed = [428, 'STEP_REQUIRED', 'secondFactorRequired', 'secondFactor'];
    const again = await (
      await as(staff.authorisationToken, '/api/v2/token/refresh', {
        method: 'POST',
        ...json({ refreshToken: staff.refreshToken }),
      })
    ).json();
    expect(await said(await askFor(server, again as Tokens, holder.email))).toEqual(needed);
    await server.database.query(`update sessions set signed_in_at = $1, methods = '["pwd"]'`, [
      new Date(server.clock.now()),
    ]);
    expect(await said(await askFor(server, again as Tokens, holder.email))).toEqual(needed);
  });

  test('a grant is valid once, for five minutes, for the agent who requested the grant, also after opening its link @auth-15', async () => {
    const grant = async () => (await (await askFor(server, staff, holder.email)).json()) as ImpersonationGrant;
    const follow = (token: string, method: string, cookies: Record<string, string> = own()) =>
      server.call(`/api/v2/impersonate/${token}`, { method, headers: browserOf(cookies) });
    const first = await grant();
    expect(first.expiresAt - server.clock.now()).toBe(5 * MINUTE);
    const colleague = { 'playbill-access': (await newSupporter(server)).authorisationToken };
    const gone = [404, 'NOT_FOUND', 'linkIsInvalid'];
    for (const method of ['GET', 'POST'])
      expect(await said(await follow(first.token, method, colleague))).toEqual(gone);
    for (let scan = 0; scan < 5; scan += 1)
      expect(await (await follow(first.token, 'GET')).json()).toEqual({
        name: first.name,
        email: holder.email,
        reason: 'Ticket 7: their list is empty.',
        seconds: 1800,
      });
    const tried = await Promise.all(Array.from({ length: 20 }, () => follow(first.token, 'POST')));
    expect(tried.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await said(await follow(first.token, 'GET'))).toEqual(gone);
    const late = await grant();
    server.clock.advance(5 * MINUTE);
    for (const method of ['GET', 'POST']) expect(await said(await follow(late.token, method))).toEqual(gone);
    const risen = await grant();
    await server.database.query(`update accounts set role = 'editor' where email = $1`, [holder.email], 'north');
    expect(await said(await follow(risen.token, 'POST'))).toEqual([403, 'FORBIDDEN', 'impersonationRefused']);
    expect(
      await said(await as(staff.authorisationToken, `/api/v2/impersonate/${late.token}`, { method: 'POST' })),
    ).toEqual([400, 'BAD_REQUEST', 'This call is for browsers: send x-playbill-session: cookie']);
    const [stored] = await server.database.query<{ token_hash: string }>(
      'select token_hash from impersonations limit 1',
      [],
      'north',
    );
    expect(stored?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('impersonation sessions', () => {
  test('the browser has the viewer’s session for half an hour, then the agent’s session again @auth-15', async () => {
    const token = await lookAt(server, staff, holder.email);
    const cookies = { ...own(), 'playbill-impersonation': token };
    const { info } = await whoIsThere(cookies);
    expect(info).toMatchObject({ isGuest: false, role: 'viewer', isImpersonated: true, expiresIn: 1800 });
    expect(info.isSupport).toBeUndefined();
    // The impersonation session keeps the rights of a viewer, even if the account becomes an editor's meanwhile.
    const change = 'update accounts set role = $2, is_support = $3 where email = $1';
    await server.database.query(change, [holder.email, 'editor', true], 'north');
    const risen = (await whoIsThere(cookies)).info;
    expect([risen.role, risen.isSupport]).toEqual(['viewer', undefined]);
    await server.database.query(change, [holder.email, 'viewer', false], 'north');
    server.clock.advance(9 * MINUTE);
    expect((await whoIsThere(cookies)).info).toMatchObject({ isImpersonated: true, expiresIn: 1260 });
    server.clock.advance(21 * MINUTE);
    const after = await whoIsThere(cookies);
    expect(after.info).toMatchObject({ isGuest: false, isSupport: true });
    expect(after.info.isImpersonated).toBeUndefined();
    expect(after.set.join('\n')).toMatch(/playbill-impersonation=;[^\n]*Max-Age=0/);
    expect((await as(token, '/api/v2/user/profile')).status).toBe(401);
  });

  test('signing out ends only the impersonation, signing in to another account ends both sessions @auth-15', async () => {
    const cookies = async () => ({ ...own(), 'playbill-impersonation': await lookAt(server, staff, holder.email) });
    const first = await cookies();
    const ended = await server.call('/api/v2/logout', { method: 'POST', headers: browserOf(first) });
    expect(ended.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['playbill-impersonation']);
    expect((await as(first['playbill-impersonation'], '/api/v2/user/profile')).status).toBe(401);
    expect((await whoIsThere(own())).info).toMatchObject({ isSupport: true });
    expect(await events('impersonation-ended')).toEqual([{ code: null, mine: true }]);
    const second = await cookies();
    const login = json({ id: editors.edda.email, secret: editors.edda.password });
    const other = await server.call('/api/v2/login', {
      ...login,
      headers: { ...login.headers, ...browserOf(second) },
    });
    expect(other.headers.getSetCookie().join('\n')).toMatch(/playbill-impersonation=;/);
    for (const over of [second['playbill-impersonation'], staff.authorisationToken])
      expect((await as(over, '/api/v2/user/profile')).status).toBe(401);
  });

  test('impersonation ends when the agent loses the support role or the account ends all sessions @auth-15', async () => {
    const token = await lookAt(server, staff, holder.email);
    const end = json({ keepCurrent: true });
    expect(
      (await as(holder.authorisationToken, '/api/v2/user/sessions/end-all', { ...end, method: 'POST' })).status,
    ).toBe(200);
    expect((await as(token, '/api/v2/user/profile')).status).toBe(401);
    const left = await whoIsThere({ ...own(), 'playbill-impersonation': token });
    expect(left.info).toMatchObject({ isSupport: true });
    expect(left.set.map((line) => line.split(';')[0])).toEqual(['playbill-impersonation=']);
    const again = await lookAt(server, staff, holder.email);
    expect((await as(again, '/api/v2/user/profile')).status).toBe(200);
    await server.database.query('update accounts set is_support = false where email = $1', [staff.email], 'north');
    expect((await as(again, '/api/v2/user/profile')).status).toBe(401);
  });

  test('impersonation allows no actions reserved for the account’s holder, and no second impersonation @auth-15', async () => {
    const token = await lookAt(server, staff, holder.email);
    const refused: [string, string, object?][] = [
      ['PUT', '/api/v2/user/password', { secret: 'seven quiet rivers' }],
      ['POST', '/api/v2/user/email-change', { email: 'mine@playbill.test' }],
      ['POST', '/api/v2/user/reauthenticate', { secret: 'x' }],
      ['POST', '/api/v2/user/passkeys/options'],
      ['GET', '/api/v2/user/export'],
      ['POST', '/api/v2/user/deletion'],
      ['PUT', '/api/v2/parental-control', { setting: 'non-restricted' }],
      ['PUT', '/api/v2/token/alt/pin/BCDF-GHJK'],
      ['POST', '/api/v2/consent-prompt/answers', { consentAnswers: [] }],
      ['PUT', '/api/v2/user/billing-details', {}],
      ['POST', '/api/v2/user/sessions/end-all', { keepCurrent: false }],
      ['POST', '/api/v2/support/impersonations', { email: staff.email, reason: 'x' }],
    ];
    for (const [method, path, body] of refused)
      expect(await said(await as(token, path, { ...(body && json(body)), method })), path).toEqual([
        403,
        'IMPERSONATION_FORBIDDEN',
      ]);
    const studio = await as(token, '/api/v2/studio/documents');
    expect(studio.status).toBe(403);
  });

  test('rejects device code approval by the agent, and the code stays pending for the holder @auth-15', async () => {
    const { pin, anchor } = (await (await server.call('/api/v2/token/alt/pin')).json()) as DeviceCode;
    const token = await lookAt(server, staff, holder.email);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await said(await as(token, `/api/v2/token/alt/pin/${pin}`, { method }))).toEqual([
        403,
        'IMPERSONATION_FORBIDDEN',
      ]);
    const poll = async () => (await server.call('/api/v2/token/alt/pin', json({ pin, anchor }))).status;
    expect(await poll()).toBe(404);
    expect((await as(holder.authorisationToken, `/api/v2/token/alt/pin/${pin}`, { method: 'PUT' })).status).toBe(204);
    server.clock.advance(5000);
    expect(await poll()).toBe(201);
  });

  test('impersonation stores no watch history, and audits writes with both accounts @auth-15 @acct-06', async () => {
    const token = await lookAt(server, staff, holder.email);
    expect(await events('impersonation-begun')).toEqual([{ code: null, mine: true }]);
    const progress = { method: 'POST', ...json({ progress: 10 }) };
    expect((await as(token, `/api/v2/customer/history/vod/${ids.free}`, progress)).status).toBe(204);
    const several = { method: 'POST', ...json({ watchProgresses: [] }) };
    expect((await as(token, '/api/v1/watch-progress', several)).status).toBeLessThan(500);
    expect(await history(holder)).toBe(0);
    const favourite = `/api/v2/favourite/vods/${ids.free}`;
    for (let time = 0; time < 2; time += 1) await as(token, favourite, { method: 'PUT' });
    expect((await as(token, '/api/v2/favourite/ids')).status).toBe(200);
    expect(await events('impersonation-write')).toEqual([
      { code: 'PUT /api/v2/favourite/vods/{id}', mine: true },
      { code: 'PUT /api/v2/favourite/vods/{id}', mine: true },
    ]);
    // Requests of the account's holder are not recorded in the audit log.
    await as(holder.authorisationToken, favourite, { method: 'PUT' });
    expect(await events('impersonation-write')).toHaveLength(2);
    const listed = async () =>
      (await (await as(staff.authorisationToken, '/api/v2/support/impersonations')).json()) as {
        impersonations: Impersonation[];
      };
    const begunAt = server.clock.now();
    const one = {
      email: holder.email,
      reason: 'Ticket 7: their list is empty.',
      begunAt,
      writes: [{ call: 'PUT /api/v2/favourite/vods/{id}', count: 2 }],
    };
    const [shown] = (await listed()).impersonations;
    expect(shown).toMatchObject(one);
    expect(shown?.endedAt).toBeUndefined();
    server.clock.advance(MINUTE);
    await server.call('/api/v2/logout', {
      method: 'POST',
      headers: browserOf({ ...own(), 'playbill-impersonation': token }),
    });
    expect((await listed()).impersonations).toMatchObject([{ ...one, endedAt: begunAt + MINUTE }]);
    const sessions = await (await as(holder.authorisationToken, '/api/v2/user/sessions')).json();
    expect(JSON.stringify(sessions)).not.toContain('isSupport');
    await lookAt(server, staff, holder.email);
    const now = await (await as(holder.authorisationToken, '/api/v2/user/sessions')).json();
    expect(now).toMatchObject({ sessions: expect.arrayContaining([expect.objectContaining({ isSupport: true })]) });
  });

  test('the holder can end the impersonation, and the support list shows the end @auth-15', async () => {
    const latest = async () => {
      const answer = await as(staff.authorisationToken, '/api/v2/support/impersonations');
      return ((await answer.json()) as { impersonations: Impersonation[] }).impersonations[0];
    };
    const ways = [
      async () => {
        const list = await as(holder.authorisationToken, '/api/v2/user/sessions');
        const { sessions } = (await list.json()) as { sessions: { id: string; isSupport?: true }[] };
        const looking = sessions.find(({ isSupport }) => isSupport);
        return as(holder.authorisationToken, `/api/v2/user/sessions/${looking?.id}`, { method: 'DELETE' });
      },
      async () =>
        as(holder.authorisationToken, '/api/v2/user/sessions/end-all', {
          ...json({ keepCurrent: true }),
          method: 'POST',
        }),
    ];
    for (const end of ways) {
      const token = await lookAt(server, staff, holder.email);
      server.clock.advance(MINUTE);
      expect((await end()).ok).toBe(true);
      expect((await as(token, '/api/v2/user/profile')).status).toBe(401);
      expect(await latest()).toMatchObject({ endedAt: server.clock.now() });
    }
    expect(await events('impersonation-ended')).toHaveLength(2);
  });
});

test('rejects impersonation of an account whose deletion is due, also by an earlier grant @auth-15 @acct-06', async () => {
  const granted = await askFor(server, staff, holder.email);
  const { token } = (await granted.json()) as ImpersonationGrant;
  const question = async () => (await as(staff.authorisationToken, `/api/v2/impersonate/${token}`)).status;
  expect(await question()).toBe(200);
  const due = [holder.email, new Date(server.clock.now())];
  await server.database.query('update accounts set delete_at = $2 where email = $1', due, 'north');
  expect((await askFor(server, staff, holder.email)).status).toBe(404);
  expect(await question()).toBe(404);
});

test('keeps the impersonation audit of a deleted account, without the name @auth-15 @acct-06', async () => {
  const token = await lookAt(server, staff, holder.email);
  await as(token, `/api/v2/favourite/vods/${ids.free}`, { method: 'PUT' });
  await askFor(server, staff, holder.email);
  const begunAt = server.clock.now();
  await server.database.query(
    'update accounts set delete_at = $2 where email = $1',
    [holder.email, new Date(begunAt)],
    'north',
  );
  await runJob(server, deleteAccounts, {});
  const answer = await as(staff.authorisationToken, '/api/v2/support/impersonations');
  const { impersonations } = (await answer.json()) as { impersonations: Impersonation[] };
  expect(impersonations).toEqual([
    {
      id: expect.any(String),
      staff: 'Nina New',
      reason: '',
      begunAt,
      writes: [{ call: 'PUT /api/v2/favourite/vods/{id}', count: 1 }],
    },
  ]);
  // A grant that was never used is deleted with the account.
  expect(await server.database.query('select 1 as one from impersonations', [], 'north')).toHaveLength(1);
});

test('purges unused impersonation grants after they expire, and used ones after a year @auth-15', async () => {
  await askFor(server, staff, holder.email);
  await lookAt(server, staff, holder.email);
  const left = async () => (await server.database.query('select 1 as one from impersonations', [], 'north')).length;
  const run = () => runJob(server, purgeExpired, {});
  await run();
  expect(await left()).toBe(2);
  server.clock.advance(5 * MINUTE + 1);
  await run();
  expect(await left()).toBe(1);
  server.clock.advance(366 * 24 * 60 * MINUTE);
  await run();
  expect(await left()).toBe(0);
});
