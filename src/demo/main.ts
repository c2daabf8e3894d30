import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { systemClock } from '#server/platform/clock.ts';
import { configFrom } from '#server/platform/env.ts';
import { openSigningKeys } from '#server/platform/keys.ts';
import { mailFolderOf } from '#server/platform/outbound/mailer.ts';
import { StartError } from '#server/platform/start-error.ts';
import { createDemoApp } from './demo-app.ts';

/**
 * Starts the demo's program on a port of this machine; 0 for any. `npm start` runs it beside the server; it
 * exits when the IPC channel closes.
 * @throws StartError in production
 */
function startDemo(args = process.argv.slice(2)): void {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '0' } } });
  const config = configFrom(process.env, process.cwd());
  if (config.production)
    throw new StartError('The demo does not run in production. Start the server alone: node src/web/main.ts');
  const { fetch } = createDemoApp({
    mediaFolder: config.mediaFolder,
    mailFolder: mailFolderOf(config),
    clock: systemClock,
    // The key is read when it is needed, because the server creates its file at the first start.
    getContentSecret: async () => (await openSigningKeys(config)).content,
  });
  serve({ fetch, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
    if (!process.connected) console.log(`The demo’s program listens at http://127.0.0.1:${port}`);
  });
  process.on('disconnect', () => process.exit());
  // Signals from the keyboard reach both this program and the server. They are ignored here, because the server answers
  // its last requests first and then ends this program.
  if (process.connected) for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
}

try {
  startDemo();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
