import { buildIfStale } from './build.ts';

if (await buildIfStale()) console.log('Built the application.');
const { forPeople, main } = await import('../src/host/main.ts');
main().catch((error: unknown) => {
  console.error(forPeople(error));
  process.exit(1);
});
