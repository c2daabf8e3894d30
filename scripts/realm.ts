import { generateIfStale } from './generate/generate-if-stale.ts';

// The commands import the server, which imports the generated validators.
await generateIfStale();
const { run } = await import('./realm/commands.ts');
process.exitCode = await run(process.argv.slice(2));
