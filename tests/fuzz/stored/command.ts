import path from 'node:path';
import { builtApp } from '#web/pages/built-app.ts';
import { openTrial } from '#web/check/trial-realm.ts';
import { buildIfStale } from '../../../scripts/build.ts';
import { openAsked } from './open.ts';
import { runStored } from './stored.ts';

const dist = path.join(import.meta.dirname, '../../../dist');

/**
 * Mutates thousands of values in a separate database and prints which pages or responses were lost because of it.
 * Returns exit code 1 if there are any.
 */
export async function fuzzStored(count: number, seed: number): Promise<number> {
  await buildIfStale();
  console.log(`Damaging ${count} stored values, seed ${seed}.`);
  const started = performance.now();
  const told = new Map<string, number>();
  const trial = await openTrial(({ msg, err }) => {
    const line = `${msg} ${(err as { message?: string } | undefined)?.message ?? ''}`;
    if (Number(msg === undefined) === 0 && err) told.set(line, (told.get(line) ?? 0) + 1);
  });
  try {
    const asked = await openAsked(trial, { source: await builtApp(dist), dist });
    let said = 0;
    const {
      mutations,
      refused,
      asked: answers,
      lost,
    } = await runStored(asked, {
      count,
      seed,
      onTurn: ({ mutations: so, lost: far, losses }) => {
        for (const loss of losses.slice(said)) console.log(loss);
        said = losses.length;
        if (so % 500 === 0) console.log(`${so} mutations, ${far} of them lost something.`);
      },
    });
    const rate = ((lost / mutations) * 100).toFixed(1);
    console.log(
      [
        ...[...told]
          .sort(([, a], [, b]) => b - a)
          .slice(0, 25)
          .map(([line, times]) => `${times} × ${line}`),
        `Mutations: ${mutations} (the database refused ${refused} more). Pages and answers asked for: ${answers}.`,
        `Mutations that lost something: ${lost} (${rate} %). ${((performance.now() - started) / 1000).toFixed(0)} s. Seed ${seed}.`,
        ...(lost > 0 ? ['Again: npm run fuzz -- --stored --count 1 --seed <the seed at the line>'] : []),
      ].join('\n'),
    );
    return lost > 0 ? 1 : 0;
  } finally {
    await trial.close();
  }
}
