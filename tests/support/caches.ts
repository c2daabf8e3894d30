import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const programs = { varnish: '/usr/sbin/varnishd', nginx: '/usr/sbin/nginx' } as const;

/** A cache with a configuration in `deploy/`. */
export type CacheName = keyof typeof programs;

/** Tells whether the cache is installed with the modules that its configuration needs. */
export const hasCache = (name: CacheName): boolean =>
  existsSync(programs[name]) &&
  (name === 'nginx' ||
    execFileSync('sh', ['-c', 'ls /usr/lib/*/varnish/vmods /usr/lib/varnish/vmods 2>/dev/null || true']).includes(
      'libvmod_xkey',
    ));

/** Response of a cache. */
export interface CacheAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** True if it was served from the cache. */
  wasKept: boolean;
}

/** Sends a request; an array sends a header several times. */
type Ask = (
  path: string,
  init?: { method?: string; headers?: Record<string, string | string[]> },
) => Promise<CacheAnswer>;

/** A running cache with the project's configuration, in front of an origin. */
export interface RunningCache {
  ask: Ask;
  stop: () => Promise<void>;
}

/** Creates a client for a port on this machine. */
export const asking =
  ({ port, host, agent }: { port: number; host: string; agent?: Agent }): Ask =>
  (pathname, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', port, path: pathname, method };
      const asked = request({ ...where, ...(agent && { agent }), headers: { host, ...headers } });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const all = new Headers();
          for (const [key, value = []] of Object.entries(answer.headers))
            for (const one of [value].flat()) all.append(key, one);
          const text = Buffer.concat(chunks).toString('utf8');
          const kept = /^(?:hit|stale|updating|revalidated)$/i.test(all.get('x-cache') ?? '');
          resolve({ status: answer.statusCode ?? 0, headers: all, text, wasKept: kept });
        });
      });
      asked.end();
    });

/**
 * Reads a file from `deploy/` and replaces only ports and folders, so that tests use the shipped configuration.
 * @throws Error if a replaced text is missing
 */
function configured(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(path.join(root, 'deploy', file), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/${file} says nothing of “${from}”`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Ports of a cache: `port` for viewers, `purge` for purge requests, and `origin` of the server behind it. */
interface Ports {
  port: number;
  /** nginx does not use this port, because it has no purging. */
  purge: number;
  origin: number;
}

function startVarnish(folder: string, { port, purge, origin }: Ports): ChildProcess {
  const file = path.join(folder, 'playbill.vcl');
  writeFileSync(file, configured('varnish/playbill.vcl', { '"3000"': `"${origin}"` }));
  const addresses = ['-a', `http=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purge}`];
  const words = ['-F', '-j', 'none', '-n', path.join(folder, 'run'), ...addresses, '-f', file];
  return spawn(programs.varnish, [...words, '-s', 'malloc,128m'], { stdio: ['ignore', 'pipe', 'pipe'] });
}

function startNginx(folder: string, { port, origin }: Ports): ChildProcess {
  const conf = configured('nginx/playbill.conf', {
    '127.0.0.1:3000': `127.0.0.1:${origin}`,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/var/cache/nginx/playbill': path.join(folder, 'cache'),
  });
  writeFileSync(path.join(folder, 'playbill.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; error_log stderr; pid ${path.join(folder, 'pid')};
     events {} http { access_log off; ${temporary.join(' ')} include ${path.join(folder, 'playbill.conf')}; }`,
  );
  return spawn(programs.nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const starts = { varnish: startVarnish, nginx: startNginx } as const;

/** Starts a cache in front of an origin. `host` is the Host header of its requests. */
export async function startCache(name: CacheName, { host, ...ports }: Ports & { host: string }): Promise<RunningCache> {
  const { port } = ports;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-cache-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'cache'));
  const child = starts[name](folder, ports);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const ask = asking({ agent, port, host });
  const gone = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`))),
  );
  gone.catch(() => undefined);
  // The cache listens once its configuration is loaded; Varnish compiles it first.
  const listening = async () => {
    for (;;) {
      const isThere = await ask('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isThere) return;
    }
  };
  await Promise.race([listening(), gone]);
  return {
    ask,
    stop: async () => {
      agent.destroy();
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
