import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.ts';
import type { Drill, Result } from './drill.ts';

// Command line of the drills: runs the named ones, or all, and prints the result for each promise.
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, tries: { type: 'string' } },
  allowPositionals: true,
});
process.env['NODE_ENV'] = 'production';
await buildIfStale();
// The drills are imported dynamically, because they import the server, which needs the validators that the build
// generates first.
const { all } = await import('./all.ts');

const unknown = positionals.filter((name) => !all.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

interface Played extends Result {
  drill: Drill;
  seconds: number;
}

async function play(drill: Drill): Promise<Played> {
  const usual = values.short ? drill.tries.short : drill.tries.long;
  const tries = values.tries === undefined ? usual : Math.max(1, Number.parseInt(values.tries, 10) || usual);
  const missing = drill.missing?.();
  if (missing) return { drill, tries: 0, losses: [], note: `not tried: ${missing}`, seconds: 0 };
  const start = performance.now();
  console.log(`── ${drill.name}, ${tries} ${tries === 1 ? 'try' : 'tries'}: ${drill.promise}`);
  const result = await drill.run(tries).catch((error: unknown) => ({
    tries,
    losses: [`The drill itself failed: ${error instanceof Error ? error.stack : error}`],
    note: '',
  }));
  for (const loss of result.losses) console.log(`   ✗ ${loss}`);
  return { drill, ...result, seconds: Math.round((performance.now() - start) / 1000) };
}

const played: Played[] = [];
for (const drill of all) {
  const isWanted = positionals.length > 0 ? positionals.includes(drill.name) : !values.short || drill.tries.short > 0;
  if (isWanted) played.push(await play(drill));
}
console.log(
  [
    '',
    '| drill | promise | tries | losses | seconds | |',
    '|---|---|---|---|---|---|',
    ...played.map(
      ({ drill, tries, losses, seconds, note }) =>
        `| ${drill.name} | ${drill.promise} | ${tries} | ${losses.length} | ${seconds} | ${note} |`,
    ),
  ].join('\n'),
);
process.exit(played.every(({ losses }) => losses.length === 0) ? 0 : 1);
