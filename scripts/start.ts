import { buildApartIfStale } from './build.ts';
import { generateIfStale } from './generate/generate-if-stale.ts';
import { whenOrphaned } from './when-orphaned.ts';

// npm forwards only some signals, and none when it is killed.
if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
// In development Vite compiles the client on demand, but the server still needs the validators.
if (process.argv.includes('--dev')) await generateIfStale();
else if (await buildApartIfStale()) console.log('Built the application.');
const { toUserMessage, main } = await import('../src/web/main.ts');
main().catch((error: unknown) => {
  console.error(toUserMessage(error));
  process.exit(1);
});
