import { generateIfStale } from './generate/generate-if-stale.ts';

// The validators must be generated first, because the server, which the commands import, imports them.
await generateIfStale();
const { run } = await import('./realm/commands.ts');
process.exitCode = await run(process.argv.slice(2));
