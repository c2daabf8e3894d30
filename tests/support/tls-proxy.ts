import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Certificate, noOpenssl, openAuthority } from './certificates.ts';

const nginx = '/usr/sbin/nginx';
/** True if nginx or openssl is not installed. */
export const noProxy: boolean = !existsSync(nginx) || noOpenssl;
export const noProxyReason = 'skipped: nginx or openssl is not installed';

/** Maximum start time of the proxy in milliseconds, on a busy machine. */
const START_MS = 30_000;

/** An https proxy in front of an http program. */
export interface TlsProxy {
  port: number;
  /**
   * Sends a request with a host name (SNI and Host header), because Node does not resolve names below localhost.
   * Rejects without a response.
   */
  ask: (host: string, path: string, headers?: Record<string, string>) => Promise<{ status: number; text: string }>;
  /** Replaces the certificate and reloads, as after a renewal. */
  replace: (certificate: Certificate) => void;
  /** Stops the proxy and deletes its files. */
  stop: () => Promise<void>;
}

/** Finds unused ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const asking =
  (port: number): TlsProxy['ask'] =>
  (servername, pathname, headers = {}) =>
    new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', port, path: pathname, servername, agent: false };
      const asked = request({
        ...where,
        // The request does not verify the certificate, because this process does not trust the test's authority.
        rejectUnauthorized: false,
        headers: { host: `${servername}:${port}`, ...headers },
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.end();
    });

/** The configuration in `deploy/`, with this machine's ports, names and files. */
function configured(folder: string, names: string, port: number, [secure = 0, plain = 0]: number[]): string {
  const given = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const changes: [from: string, to: string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${port}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['watch.example.org studio.example.org', names],
    ['/etc/ssl/playbill/', `${folder}/`],
  ];
  const site = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    return text.replaceAll(from, to);
  }, given);
  return [
    // nginx workers write long request bodies to the folder, which only its owner can access.
    ...(os.userInfo().uid === 0 ? [`user ${os.userInfo().username};`] : []),
    'daemon off;',
    `pid ${folder}/pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`),
    site,
    '}',
  ].join('\n');
}

/** Waits until a port accepts connections. */
async function listening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + START_MS;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx does not listen: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A certificate of a throwaway CA. */
async function anyCertificate(names: readonly string[]): Promise<Certificate> {
  const authority = openAuthority('somebody');
  try {
    return authority.issue(names);
  } finally {
    await authority.remove();
  }
}

/**
 * Starts nginx as TLS proxy for a port on this machine.
 * @param given certificate; by default a new one
 * @param at port of the proxy; by default any free one
 */
export async function startTlsProxy(
  port: number,
  names: readonly string[],
  { given, at }: { given?: Certificate; at?: number } = {},
): Promise<TlsProxy> {
  const certificate = given ?? (await anyCertificate(names));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-tls-'));
  const put = (one: Certificate) => {
    writeFileSync(path.join(folder, 'privkey.pem'), one.key, { mode: 0o600 });
    writeFileSync(path.join(folder, 'fullchain.pem'), one.certificate);
  };
  put(certificate);
  const [free = 0, plain = 0] = await freePorts(2);
  const ports = [at ?? free, plain];
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configured(folder, names.join(' '), port, ports));
  const words = ['-p', folder, '-c', config, '-e', 'stderr'];
  const child = spawn(nginx, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [secure = 0] = ports;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await listening(secure, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  const replace = (another: Certificate) => {
    put(another);
    execFileSync(nginx, [...words, '-s', 'reload'], { stdio: 'pipe' });
  };
  return { port: secure, ask: asking(secure), replace, stop };
}
