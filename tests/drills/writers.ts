import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { HostAnswer, HostProcess } from '../support/host-process.ts';
import { editors } from '../support/realm-folder.ts';
import { bearer } from '../support/realm-server.ts';
import { BACK_MS, until } from './stage.ts';
import {
  type Ask,
  favourites,
  type Kind,
  LISTS,
  newcomer,
  progress,
  publishing,
  reviews,
  signUps,
  watchlists,
} from './kinds.ts';

/**
 * Viewers and an editor who write continuously, each another kind of data, and track which writes were acknowledged.
 */
export interface Crew {
  /** Starts writing, alternating between these servers; writes without a response are retried. */
  write: (...hosts: HostProcess[]) => void;
  /** Stops writing; resolves when all pending calls have ended. */
  rest: () => Promise<void>;
  /** Waits until that many more writes are acknowledged; false after a timeout. */
  more: (count: number) => Promise<boolean>;
  /** Text with the number of acknowledged writes, for the drill’s result table. */
  note: () => string;
  /** Unexpected responses: neither success nor a temporary refusal. */
  wrong: () => string[];
  /** Reads every acknowledged write from a server; returns the missing ones. */
  missing: (host: HostProcess) => Promise<string[]>;
}

/** A writer of one kind of data. */
export interface Writer {
  name: string;
  kind: Kind;
  ask: (host: HostProcess) => Ask;
  acknowledged: number;
}

/** A random IP address. */
const anywhere = () => `${randomInt(20, 90)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function must(answer: Promise<HostAnswer>): Promise<HostAnswer> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`A drill could not begin: ${status} ${text}`);
  return answer;
}

const send = (host: HostProcess, method: string, path: string, body?: object, tokens?: Tokens) =>
  host.ask('north', path, {
    method,
    headers: {
      'x-forwarded-for': anywhere(),
      ...(tokens && bearer(tokens)),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Calls as one account and signs in again when its tokens have expired. */
function asking(first: Tokens, signIn: (host: HostProcess) => Promise<Tokens>): Writer['ask'] {
  let own = first;
  return (host) => async (method, path, body, tokens) => {
    const answer = await send(host, method, path, body, tokens ?? own);
    if (answer.status !== 401 || tokens) return answer;
    own = await signIn(host);
    return send(host, method, path, body, own);
  };
}

/** Signs up a new viewer and returns its calls. */
export async function viewer(host: HostProcess, name: string): Promise<Writer['ask']> {
  const email = `${name}@playbill.test`;
  const { json } = await must(send(host, 'POST', '/api/v2/user', newcomer(email)));
  return asking(json<Tokens>(), async (at) => {
    const answer = await send(at, 'POST', '/api/v2/login', { id: email, secret: 'a long password' });
    return answer.json<Tokens>();
  });
}

async function editor(host: HostProcess): Promise<Writer['ask']> {
  const { email, password } = editors.edda;
  const signIn = async (at: HostProcess) =>
    (await send(at, 'POST', '/api/v2/studio/login', { id: email, secret: password })).json<Tokens>();
  return asking(await signIn(host), signIn);
}

async function hire(host: HostProcess): Promise<Writer[]> {
  const nina = await viewer(host, 'list');
  const { id } = (await must(nina(host)('POST', LISTS, { name: 'list 0' }))).json<{ id: number }>();
  const made: [string, Kind, Writer['ask']][] = [
    ['progress', progress, await viewer(host, 'progress')],
    ['favourites', favourites, await viewer(host, 'favourites')],
    ['watchlists', watchlists(id), nina],
    ['reviews', reviews, await viewer(host, 'reviews')],
    ['sign-ups', signUps('newcomer'), await viewer(host, 'sign-ups')],
    ['publishing', publishing, await editor(host)],
  ];
  return made.map(([name, kind, ask]) => ({ name, kind, ask, acknowledged: 0 }));
}

/** Whether a response is a temporary refusal, after which clients retry. */
const isForTheMoment = ({ status, headers }: HostAnswer) => [429, 503].includes(status) && headers.has('retry-after');

/** Creates one writer per kind of write. The server must run with the drill’s realm. */
export async function hireWriters(host: HostProcess): Promise<Crew> {
  const writers = await hire(host);
  const wrong: string[] = [];
  let shift: { over: boolean } = { over: true };
  let working: Promise<unknown> = Promise.resolve();
  const work = async (writer: Writer, hosts: HostProcess[], now: { over: boolean }) => {
    for (let turn = 0; !now.over; turn++) {
      const at = hosts[turn % hosts.length];
      const answer = at && (await writer.kind.write(writer.ask(at), writer.acknowledged + 1).catch(() => undefined));
      if (answer && answer.status < 300) writer.acknowledged += 1;
      else {
        if (answer && !isForTheMoment(answer))
          wrong.push(
            `${writer.name}: ${answer.status} ${/"code":"\w+","messages":[^\]]*/.exec(answer.text)?.[0] ?? ''}`,
          );
        await sleep(20);
      }
    }
  };
  const total = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  return {
    write: (...hosts) => {
      shift = { over: false };
      working = Promise.all(writers.map((writer) => work(writer, hosts, shift)));
    },
    rest: async () => {
      shift.over = true;
      await working;
    },
    more: (count) => {
      const goal = total() + count;
      return until(BACK_MS, async () => total() >= goal);
    },
    note: () => `${total().toLocaleString('en')} writes of six kinds acknowledged`,
    wrong: () => [...new Set(wrong.splice(0))],
    missing: async (at) => {
      const lost: string[] = [];
      for (const { name, kind, ask, acknowledged: last } of writers) {
        // The write after the last acknowledged one may have succeeded without a response.
        const there = (await kind.isThere(ask(at), last)) || (await kind.isThere(ask(at), last + 1));
        if (last > 0 && !there) lost.push(`${name}: what was acknowledged as number ${last} is not there`);
      }
      return lost;
    },
  };
}
