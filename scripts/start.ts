import { buildIfStale } from './build.ts';
import { generateIfStale } from './generate/generate-if-stale.ts';

// In development Vite builds what a page asks for; the server itself needs the validators all the same.
if (process.argv.includes('--dev')) await generateIfStale();
else if (await buildIfStale()) console.log('Built the application.');
const { forPeople, main } = await import('../src/host/main.ts');
main().catch((error: unknown) => {
  console.error(forPeople(error));
  process.exit(1);
});
