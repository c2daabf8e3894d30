import { buildIfStale } from './build.ts';

if (await buildIfStale()) console.log('Built the application.');
const { main } = await import('../src/host/main.ts');
const { StartError } = await import('../src/realm/start-error.ts');
main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
