import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { RealmFolderError } from '#server/authoring/folder/bundle.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { stopHeldServers } from '#server/platform/db/embedded/owned-server.ts';
import { configFrom } from '#server/platform/env.ts';
import { StartError } from '#server/platform/start-error.ts';
import {
  rejectWhileStarting,
  createInvalidAddressResponse,
  rejectConnection,
  rejectTwoHosts,
} from './listen/reject-requests.ts';
import { createDrain } from './listen/drain.ts';
import { endOnSignals } from './listen/shutdown-signals.ts';
import { listen } from './listen/listen.ts';
import { openMetrics } from './listen/metrics-server.ts';
import { greeting } from './listen/startup-message.ts';
import { MAILBOX_HOST } from '#server/platform/own-hosts.ts';
import { openProgram } from './program.ts';
import { showsMails } from './site.ts';
import { studioHostOf } from './studio/studio-host.ts';

/** Milliseconds that running requests and jobs get to finish at shutdown. */
const DRAIN_MS = 3500;
/** Milliseconds that startup gets to finish when a shutdown is requested during it. */
const OPENING_MS = 3500;

type Close = () => Promise<void>;

/**
 * Starts the program: database, realm server, pages. Resolves when it listens.
 * @throws StartError when it cannot start
 */
export async function main(args = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({ args, options: { dev: { type: 'boolean', default: false } } });
  process.env['NODE_ENV'] = values.dev ? 'development' : 'production';
  const opening = openAll(values.dev, (error) => end(error.message));
  const end = endOnSignals({
    close: async () => {
      // A shutdown during startup waits until the startup has finished, because half-opened resources cannot be closed.
      const close = await withTimeout(OPENING_MS, opening).catch(() => undefined);
      await (close ?? stopHeldServers)();
    },
    abandon: stopHeldServers,
  });
  await opening.catch(async (error: unknown) => {
    await stopHeldServers();
    throw error;
  });
}

/** Opens everything and returns the function that closes it. */
async function openAll(isDev: boolean, onFatal: (error: StartError) => void): Promise<Close> {
  const config = configFrom(process.env, process.cwd());
  const studioHost = studioHostOf(config);
  let answer = rejectWhileStarting;
  const server = createServer((request, response) => {
    drain.note(response);
    answer(request, response);
  });
  server.on('clientError', rejectConnection);
  const drain = createDrain(server);
  // The port is opened before anything else, so that the program changes nothing if the port is in use.
  const port = await listen(server, config.port, config.host);
  const program = await openProgram({ ...config, port }, studioHost, onFatal).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const isSite = config.role !== 'jobs';
  const dev = isDev && isSite ? await (await import('./pages/dev-app.ts')).devApp(server) : undefined;
  const site = await program.open(dev);
  const worker = await program.startWorker?.();
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await openMetrics(program.metrics, { port: config.metricsPort, host: config.host, build: site.build });
  const listener = rejectTwoHosts(getRequestListener(site.fetch, { errorHandler: createInvalidAddressResponse }));
  answer = (request, response) => {
    if (dev) dev.vite.middlewares(request, response, () => listener(request, response));
    else listener(request, response);
  };
  console.log(
    isSite
      ? greeting({
          port,
          dev: isDev,
          demo: !config.production && config.apiOrigin === undefined,
          studioHost,
          mailbox: showsMails(config) ? MAILBOX_HOST : undefined,
          realms: program.realms,
        })
      : `Playbill does jobs. It says how it is at http://localhost:${port}/readyz.`,
  );

  return async () => {
    program.stopTaking();
    await Promise.all([drain.close(DRAIN_MS), worker?.stop()]);
    metrics?.close();
    await program.close();
    await dev?.vite.close();
  };
}

/** Returns the message of configuration and folder errors; other errors are bugs and keep their stack. */
export const toUserMessage = (error: unknown): unknown =>
  error instanceof StartError || error instanceof RealmFolderError ? error.message : error;

if (import.meta.main)
  main().catch((error: unknown) => {
    console.error(toUserMessage(error));
    process.exit(1);
  });
