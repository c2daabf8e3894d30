import { createServer, type RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { RealmFolderError } from '#realm/folder/bundle.ts';
import { configFrom } from '#realm/env.ts';
import { StartError } from '#realm/start-error.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics-server.ts';
import { greeting } from './greeting.ts';
import { openProgram } from './program.ts';
import { studioHostOf } from './studio-host.ts';

/** Open requests are given this many milliseconds to end before the program does. */
const DRAIN_MS = 10_000;

/** The answer to requests that come before everything has been opened. */
const notYet: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
    .end('Playbill is starting.');
};

/** Starts the whole program: database, realm server, pages. Resolves when it listens. Rejects with a `StartError`. */
export async function main(args = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({ args, options: { dev: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] = values.dev ? 'development' : 'production';
  const config = configFrom(process.env, process.cwd());
  const studioHost = studioHostOf(config);
  let answer = notYet;
  const server = createServer((request, response) => answer(request, response));
  // The port first: when it is taken, nothing else has been touched.
  const port = await listen(server, config.port, config.host);
  const program = await openProgram(config, studioHost).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const isSite = config.role !== 'jobs';
  const dev = values.dev && isSite ? await (await import('./dev-app.ts')).devApp(server) : undefined;
  const site = await program.open(dev);
  const worker = await program.startWorker?.();
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await openMetrics(program.metrics, { port: config.metricsPort, host: config.host, build: site.build });
  const listener = getRequestListener(site.fetch);
  answer = (request, response) => {
    if (dev) dev.vite.middlewares(request, response, () => void listener(request, response));
    else void listener(request, response);
  };
  console.log(
    isSite
      ? await greeting({
          port,
          dev: values.dev,
          demo: !config.production && config.apiOrigin === undefined,
          studioHost,
          fetch: async (request) => program.realm.fetch(request),
        })
      : `Playbill does jobs. It says how it is at http://localhost:${port}/readyz.`,
  );

  let closing: Promise<void> | undefined;
  const close = async () => {
    program.stopTaking();
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const forced = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await drained;
    clearTimeout(forced);
    await worker?.stop();
    metrics?.close();
    await program.close();
    await dev?.vite.close();
  };
  const end = () => {
    closing ??= close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** What is wrong with a setting or a realm's folder is told in words; anything else is a fault of ours and shows where. */
export const forPeople = (error: unknown): unknown =>
  error instanceof StartError || error instanceof RealmFolderError ? error.message : error;

if (import.meta.main)
  main().catch((error: unknown) => {
    console.error(forPeople(error));
    process.exit(1);
  });
