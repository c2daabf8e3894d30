import { generateIfStale } from './generate/generate-if-stale.ts';

// The commands import the server's jobs, and those the validators.
await generateIfStale();
const { runOnWholeDatabase } = await import('../src/server/app/database-commands.ts');
process.exitCode = await runOnWholeDatabase(process.argv.slice(2));
