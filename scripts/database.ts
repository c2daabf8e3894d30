import { generateIfStale } from './generate/generate-if-stale.ts';

// The validators must be generated first, because the server's jobs, which the commands import, import them.
await generateIfStale();
const { runOnWholeDatabase } = await import('../src/server/app/database-commands.ts');
process.exitCode = await runOnWholeDatabase(process.argv.slice(2));
