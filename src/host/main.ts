import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { RealmFolderError } from '#realm/folder/bundle.ts';
import { configFrom } from '#realm/env.ts';
import { originOf } from '#realm/http/origin.ts';
import { startJobs } from '#realm/jobs/jobs.ts';
import { openRealm } from '#realm/open.ts';
import { placesOf } from '#realm/realms/places.ts';
import { StartError } from '#realm/start-error.ts';
import { createHost } from './app.ts';
import { builtApp } from './built-app.ts';
import { listen } from './listen.ts';
import { greeting } from './greeting.ts';
import { studioHostFrom } from './studio-host.ts';
import { studioRealms } from './studio-places.ts';

/** Open requests are given this many milliseconds to end before the program does. */
const DRAIN_MS = 10_000;

/** The answer to requests that come before everything has been opened. */
const notYet: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
    .end('Playbill is starting.');
};

const root = path.join(import.meta.dirname, '../..');

/** Starts the whole program: database, realm server, pages. Resolves when it listens. Rejects with a `StartError`. */
export async function main(args = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({ args, options: { dev: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] = values.dev ? 'development' : 'production';
  const config = configFrom(process.env, process.cwd());
  const studioHost = studioHostFrom(process.env, config.production);
  let answer = notYet;
  const server = createServer((request, response) => answer(request, response));
  // The port first: when it is taken, nothing else has been touched.
  const port = await listen(server, config.port, config.host);
  const realm = await openRealm(config).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const dist = path.join(root, 'dist');
  const dev = values.dev ? await (await import('./dev-app.ts')).devApp(server) : undefined;
  const source = dev ?? (await builtApp(dist));
  const api = async (request: Request) => realm.app.fetch(request);
  const { context } = realm;
  // Asked each time: a realm may be loaded while this runs.
  const places = () =>
    placesOf(
      context.db,
      context.realms.map(({ id }) => id),
    );
  const host = createHost({
    source,
    realm: (request, env) => realm.app.fetch(request, env as object),
    dist,
    originOf: (request) => originOf(request, config),
    studio:
      studioHost === undefined
        ? undefined
        : {
            host: studioHost,
            places: async (url) => ({
              realms: await studioRealms({ api, places }, url),
              ...(!config.production && { demo: { email: 'editor@playbill.test' } }),
            }),
          },
    log: context.log,
  });
  const jobs = startJobs(context);
  const listener = getRequestListener(host.fetch);
  answer = (request, response) => {
    if (dev) dev.vite.middlewares(request, response, () => void listener(request, response));
    else void listener(request, response);
  };
  console.log(
    await greeting({
      port,
      dev: values.dev,
      production: config.production,
      studioHost,
      fetch: api,
    }),
  );

  let closing: Promise<void> | undefined;
  const close = async () => {
    realm.stopTaking();
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const forced = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await drained;
    clearTimeout(forced);
    await jobs.stop();
    await realm.close();
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
