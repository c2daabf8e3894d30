import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { prepareDemo } from '../../scripts/demo-process.ts';

/** Maximum start time of a program in milliseconds, on a busy machine. */
const START_MS = 120_000;

/** Node's compile cache; saves a second of CPU time per start. */
export const compiled: string =
  process.env['NODE_COMPILE_CACHE'] ?? path.join(import.meta.dirname, '../../.data/compiled');

/** Response of a program. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
  json: <T>() => T;
}

/** Playbill running as a child process. */
export interface HostProcess {
  port: number;
  /** Process id. */
  pid: number;
  /**
   * Sends a request with a realm's host name in the Host header, because Node does not resolve names below localhost.
   */
  ask: (
    realm: string,
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<HostAnswer>;
  /** Output so far. */
  printed: () => string;
  isRunning: () => boolean;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** Kills the process (SIGKILL). */
  kill: () => Promise<void>;
  /** Sends a signal; resolves with the exit code when the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Stops the process gracefully and deletes its data folder. */
  stop: () => Promise<void>;
}

function asking(port: number): HostProcess['ask'] {
  return (realm, pathname, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const host = `${realm}.localhost:${port}`;
      // A new connection per request: the server may close an idle one just when a request is sent ("socket hang up").
      const options = { host: '127.0.0.1', port, path: pathname, method, agent: false } as const;
      const asked = request({ ...options, headers: { host, ...headers } });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const bytes = Buffer.concat(chunks);
          const all = new Headers();
          for (const [name, value = []] of Object.entries(answer.headers))
            for (const one of [value].flat()) all.append(name, one);
          resolve({
            status: answer.statusCode ?? 0,
            headers: all,
            body: bytes,
            text: bytes.toString('utf8'),
            json: <T>() => JSON.parse(bytes.toString('utf8')) as T,
          });
        });
      });
      asked.end(body);
    });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/**
 * Starts Playbill on a free port and waits until it is ready. A data folder in the settings is kept; otherwise a
 * temporary one is used. `hasDemo` starts the demo’s program beside it, which packages live streams and shows emails.
 */
export async function startHost(
  settings: Record<string, string>,
  { hasDemo = false }: { hasDemo?: boolean } = {},
): Promise<HostProcess> {
  const named = settings['PLAYBILL_DATA'];
  const dataFolder = named ?? mkdtempSync(path.join(os.tmpdir(), 'playbill-process-'));
  const root = path.join(import.meta.dirname, '../..');
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    PLAYBILL_DATA: dataFolder,
    LOG_LEVEL: 'warn',
    // AVIF is off, because only tests of pictures need it, and they render it in their own process.
    PLAYBILL_AVIF: 'off',
    NODE_COMPILE_CACHE: compiled,
    ...settings,
  };
  const demo = hasDemo ? await prepareDemo(env) : undefined;
  const child = spawn(process.execPath, ['src/web/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...(demo && { PLAYBILL_DEMO: demo.origin }) },
  });
  demo?.start();
  child.once('exit', () => demo?.stop());
  const over = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Playbill ${why}: ${said}`));
    const timer = setTimeout(() => fail('was not ready in time'), START_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /http:\/\/localhost:(\d+)\/(?:api\/openapi\.json|readyz)/.exec(said) ?? [];
        if (!found) return;
        clearTimeout(timer);
        resolve(Number(found));
      });
  }).catch(async (error: unknown) => {
    await ended(child, 'SIGKILL');
    throw error;
  });
  const remove = async () => {
    if (named === undefined) await rm(dataFolder, { recursive: true, force: true });
  };
  return {
    port,
    pid: child.pid ?? 0,
    ask: asking(port),
    printed: () => said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended: over,
    end: async (signal) => {
      await ended(child, signal);
      return child.exitCode;
    },
    kill: async () => {
      await ended(child, 'SIGKILL');
      await remove();
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      await remove();
    },
  };
}
