import { runFastChecks } from './parts.ts';
import { summary } from './summary.ts';

// Checks that need no build, browser or database. Run them before each commit.
const part = await runFastChecks();
console.log(summary([part]));
process.exit(part.outcome.failed.length === 0 ? 0 : 1);
