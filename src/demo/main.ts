import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { systemClock } from '#server/platform/clock.ts';
import { configFrom, type RealmConfig } from '#server/platform/env.ts';
import { openSigningKeys } from '#server/platform/keys.ts';
import { mailFolderOf } from '#server/platform/outbound/mailer.ts';
import { GATEWAY_HOST } from '#server/platform/own-hosts.ts';
import { demoRealmFolders } from '#server/platform/seed.ts';
import { StartError } from '#server/platform/start-error.ts';
import { createDemoApp } from './demo-app.ts';
import { getStateFile, openBankKey, readMerchants } from './gateway/demo-secrets.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';

/** Opens the payment gateway. Its merchants are the demo's realms, whose secrets `npm start` sets. */
function openGateway({ secrets, port, publicPort = port, dataFolder }: RealmConfig): Gateway {
  const realms = demoRealmFolders().map((folder) => path.basename(folder));
  return createGateway({
    merchants: readMerchants(secrets, realms, `http://127.0.0.1:${port}`),
    clock: systemClock,
    browserOrigin: `http://${GATEWAY_HOST}:${publicPort}`,
    stateFile: getStateFile(dataFolder),
    bankKey: openBankKey(dataFolder),
  });
}

/**
 * Starts the demo's program on a port of this machine; 0 for any. `npm start` runs it beside the server with `--child`;
 * it exits when the IPC channel closes.
 * @throws StartError in production
 */
function startDemo(args = process.argv.slice(2)): void {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: '0' }, child: { type: 'boolean', default: false } },
  });
  // The parent can die while this program's modules load, before its `disconnect` handler exists.
  if (values.child && !process.connected) process.exit();
  const config = configFrom(process.env, process.cwd());
  if (config.production)
    throw new StartError('The demo does not run in production. Start the server alone: node src/web/main.ts');
  const gateway = openGateway(config);
  const { fetch } = createDemoApp({
    mediaFolder: config.mediaFolder,
    mailFolder: mailFolderOf(config),
    clock: systemClock,
    // The key is read when it is needed, because the server creates its file at the first start.
    getContentSecret: async () => (await openSigningKeys(config)).content,
    gateway,
  });
  serve({ fetch, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
    if (!process.connected) console.log(`The demo’s program listens at http://127.0.0.1:${port}`);
  });
  // The gateway writes its state at the end, however the program ends.
  process.once('exit', gateway.close);
  process.once('SIGTERM', () => process.exit());
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
