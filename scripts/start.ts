import { buildApartIfStale } from './build.ts';
import { generateIfStale } from './generate/generate-if-stale.ts';
import { whenOrphaned } from './when-orphaned.ts';

// npm passes on some signals only, and none when it is killed itself.
if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
// In development Vite builds what a page asks for; the server itself needs the validators all the same.
if (process.argv.includes('--dev')) await generateIfStale();
else if (await buildApartIfStale()) console.log('Built the application.');
const { forPeople, main } = await import('../src/web/main.ts');
main().catch((error: unknown) => {
  console.error(forPeople(error));
  process.exit(1);
});
