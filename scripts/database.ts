import { generateIfStale } from './generate/generate-if-stale.ts';

// The commands import the server's jobs, which import the generated validators.
await generateIfStale();
const { runOnWholeDatabase } = await import('../src/server/app/database-commands.ts');
process.exitCode = await runOnWholeDatabase(process.argv.slice(2));
