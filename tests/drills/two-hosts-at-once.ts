import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostAnswer, HostProcess } from '../support/host-process.ts';
import type { Drill } from './drill.ts';
import { openHosts } from './hosts.ts';
import { BACK_MS, onStage, until } from './stage.ts';

/** Number of concurrent identical requests, distributed over the servers. */
const CROWD = 20;
/** Token rotations per attempt. */
const ROTATIONS = 10;
const SECRET = 'a long password';

const anywhere = () => `${randomInt(20, 90)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A call as from a browser, with a random IP address each time. */
const browser = (host: HostProcess, method: string, address: string, body?: object, access?: string) =>
  host.ask('north', address, {
    method,
    headers: {
      'x-playbill-session': 'cookie',
      'x-forwarded-for': anywhere(),
      origin: `http://north.localhost:${host.port}`,
      ...(access && { cookie: `playbill-access=${access}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const cookieOf = ({ headers }: HostAnswer, name: string) =>
  new RegExp(`playbill-${name}=([^;]+)`).exec(headers.getSetCookie().join('\n'))?.[1] ?? '';

/** Sends a request concurrently `CROWD` times; returns the responses. */
const crowd = (hosts: readonly HostProcess[], ask: (host: HostProcess, index: number) => Promise<HostAnswer>) =>
  Promise.all(
    Array.from({ length: CROWD }, (_, index) => {
      const host = hosts[index % hosts.length];
      if (!host) throw new Error('There is no program');
      return ask(host, index);
    }),
  );
/** Counts of the statuses, such as `201×1 409×19`. */
const tally = (answers: readonly HostAnswer[]) =>
  [...new Set(answers.map(({ status }) => status))]
    .sort()
    .map((status) => `${status}×${answers.filter((answer) => answer.status === status).length}`)
    .join(' ');

const signUp = (host: HostProcess, email: string) =>
  browser(host, 'POST', '/api/v2/user', {
    email,
    secret: SECRET,
    name: 'Nina New',
    consentAnswers: [{ promptField: 'terms', answer: true }],
  });

/** The token of a mail to an address with a subject, whichever server sent it; empty if there is none. */
async function secretFor(folders: readonly string[], email: string, subject: RegExp): Promise<string> {
  for (const folder of folders)
    for (const file of await readdir(path.join(folder, 'mail')).catch(() => [])) {
      const mail = (await readFile(path.join(folder, 'mail', file), 'utf8')).replaceAll('=\r\n', '');
      if (mail.includes(email) && subject.test(mail)) return /[?&]token=(?:3D)?([\w-]{64})/.exec(mail)?.[1] ?? '';
    }
  return '';
}

/** Drill: two servers over one database get the same requests concurrently. */
export const twoHostsAtOnce: Drill = {
  name: 'two-hosts-at-once',
  promise:
    'Two programs over one database are asked for the same at once: a refresh token has one successor, an address one account, a link one use, and what has ended at one has ended at the other',
  tries: { long: 20, short: 1 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      const { all: hosts, settings } = await openHosts(stage, 2);
      const [one, other] = hosts;
      if (!one || !other) throw new Error('There are no two programs');
      const folders = [0, 1].map((index) => settings(index)['PLAYBILL_DATA'] ?? '');
      let asked = 0;
      const expect = (turn: number, what: string, found: unknown, wanted: unknown) => {
        if (found !== wanted) losses.push(`${turn}: ${what}: ${String(found)} instead of ${String(wanted)}`);
      };
      for (let turn = 1; turn <= tries; turn++) {
        const email = `crowd-${turn}@playbill.test`;
        const accounts = await crowd(hosts, (host) => signUp(host, email));
        // A rate-limited request (429) counts as a refusal as well.
        const refused = accounts.filter(({ status }) => status === 409 || status === 429);
        const others = accounts.filter((answer) => !refused.includes(answer));
        expect(turn, 'signed up with one address', tally(others), '201×1');
        const made = accounts.find(({ status }) => status === 201);
        if (!made) continue;

        const first = cookieOf(made, 'refresh');
        let current = first;
        let access = cookieOf(made, 'access');
        for (let rotation = 0; rotation < ROTATIONS; rotation++) {
          const presented = current;
          const answers = await crowd(hosts, (host) =>
            browser(host, 'POST', '/api/v2/token/refresh', { refreshToken: presented }),
          );
          expect(turn, 'renewed by one token', tally(answers), `201×${CROWD}`);
          const successors = new Set(answers.map((answer) => cookieOf(answer, 'refresh')));
          expect(turn, 'successors of one token', successors.size, 1);
          [current = ''] = successors;
          access = cookieOf(answers[0] ?? made, 'access');
        }
        const lives = async (host: HostProcess) =>
          (await browser(host, 'GET', '/api/v2/user/profile', undefined, access)).status;
        expect(turn, 'read at one', await lives(one), 200);
        // The server treats the reuse of a token two generations old as theft, so it must end the session.
        const reused = await browser(one, 'POST', '/api/v2/token/refresh', { refreshToken: first });
        expect(turn, 'renewed by a token of long ago', reused.status, 401);
        expect(turn, 'read at the other afterwards', await lives(other), 401);
        const heir = await browser(other, 'POST', '/api/v2/token/refresh', { refreshToken: current });
        expect(turn, 'renewed at the other afterwards', heir.status, 401);

        await browser(one, 'POST', '/api/v2/reset-password/create', { id: email });
        let link = '';
        const isThere = async () => (link = await secretFor(folders, email, /Reset your .* password/)) !== '';
        if (!(await until(BACK_MS, isThere))) losses.push(`${turn}: no mail came`);
        const resets = await crowd(hosts, (host, index) =>
          browser(host, 'PUT', '/api/v2/reset-password', { token: link, secret: `another password ${index}` }),
        );
        expect(turn, 'passwords by one link', tally(resets), `204×1 404×${CROWD - 1}`);
        const winner = resets.findIndex(({ status }) => status === 204);
        const again = await browser(other, 'POST', '/api/v2/login', {
          id: email,
          secret: `another password ${winner}`,
        });
        expect(turn, 'signed in by the password that was kept', again.status, 201);
        await browser(one, 'POST', '/api/v2/logout', undefined, cookieOf(again, 'access'));
        access = cookieOf(again, 'access');
        expect(turn, 'read at the other after signing out', await lives(other), 401);
        asked += CROWD * (ROTATIONS + 2);
      }
      return { tries, losses, note: `${asked} calls, ${CROWD} at once` };
    }),
};
