import { buildApartIfStale } from './build.ts';
import { type DemoProcess, prepareDemo, setDemoSecrets } from './demo-process.ts';
import { generateIfStale } from './generate/generate-if-stale.ts';
import { whenOrphaned } from './when-orphaned.ts';

// npm forwards only some signals to this process, and none when npm itself is killed, so this process watches for the
// end of its parent.
if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
// In development Vite compiles the client on demand, but the server still needs the validators.
if (process.argv.includes('--dev')) await generateIfStale();
else if (await buildApartIfStale()) console.log('Built the application.');
const { toUserMessage, main } = await import('../src/web/main.ts');
const { configFrom } = await import('../src/server/platform/env.ts');

/**
 * Starts no demo program in production, in a front end of a remote realm server, or if one is running already;
 * otherwise prepares it.
 */
async function prepareDemoIfWanted(): Promise<DemoProcess | undefined> {
  const { production, apiOrigin, demoOrigin, dataFolder } = configFrom(process.env, process.cwd());
  if (production || apiOrigin !== undefined || demoOrigin !== undefined) return undefined;
  await setDemoSecrets(process.env, dataFolder);
  const demo = await prepareDemo(process.env);
  process.env['PLAYBILL_DEMO'] = demo.origin;
  return demo;
}

try {
  const demo = await prepareDemoIfWanted();
  await main();
  // The demo's program starts after the server, because the server would otherwise start later.
  demo?.start();
} catch (error) {
  console.error(toUserMessage(error));
  process.exit(1);
}
