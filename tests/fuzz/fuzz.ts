import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { serverEntry } from '../support/server-entry.ts';
import {
  createDocumentTally,
  damagedDocumentHolds,
  type DocumentKind,
  documentKinds,
  hostileDocuments,
  validDocumentHolds,
} from './documents.ts';
import { fromSchemas } from './from-schema.ts';
import { hostile } from './hostile.ts';
import { createTally, hostileEverywhere, mutantHolds, validHolds } from './properties.ts';
import { damagedPairs, mutants } from './mutate.ts';
import { validPages } from './pages.ts';

type Entry = typeof import('./fuzz-entry.tsx');

const root = path.join(import.meta.dirname, '../..');

/** Lines for a failed property: the smallest counterexample and the command that reproduces it; empty if it passed. */
function summary(title: string, details: fc.RunDetails<unknown>): string[] {
  if (!details.failed) return [];
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  return [
    `${title} FAILED after ${details.numRuns} runs, made smaller ${details.numShrinks} times: ${reason}`,
    JSON.stringify(details.counterexample, null, 2).slice(0, 6000),
    `Again: npm run fuzz -- --seed ${details.seed} --count ${details.numRuns * 2}`,
  ];
}

/** Checks forms, menus, labels, terms and settings like pages. Returns lines to print and whether a check failed. */
async function fuzzDocuments(kind: DocumentKind, numRuns: number, seed: number) {
  const tally = createDocumentTally();
  const options = { numRuns, seed, endOnFailure: false };
  const valid = await fc.check(
    fc.asyncProperty(kind.documents, (document) => validDocumentHolds(kind, document, tally)),
    options,
  );
  const damaged = await fc.check(
    fc.asyncProperty(damagedPairs(kind.documents), (pair) => damagedDocumentHolds(kind, pair, tally)),
    options,
  );
  const ran = kind.draw && (await fc.check(hostileDocuments(kind), options));
  const rate = tally.faults === 0 ? 1 : tally.reported / tally.faults;
  const isMissing = rate < 0.95;
  const lines = [
    `${kind.name}: ${tally.valid} valid, ${tally.damaged} damaged; forbidden: ${tally.faults}, reported at its pointer: ${tally.reported} (${(rate * 100).toFixed(1)} %).`,
    ...summary(`Valid documents (${kind.name})`, valid as fc.RunDetails<unknown>),
    ...summary(`Damaged documents (${kind.name})`, damaged as fc.RunDetails<unknown>),
    ...(ran ? summary(`Hostile documents (${kind.name})`, ran as fc.RunDetails<unknown>) : []),
    ...(isMissing ? tally.missed.slice(0, 10) : []),
  ];
  return { lines, failed: valid.failed || damaged.failed || ran?.failed === true || isMissing };
}

/**
 * Renders thousands of generated pages: valid ones must render without issues, and mutated ones must lose only the
 * mutated element. Then checks the other document kinds, a tenth as many of each. Prints counts, seed and shrunk
 * failures; exit code 1 on any failure.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      stored: { type: 'boolean', default: false },
    },
  });
  process.env['NODE_ENV'] = 'production';
  const count = Number(values.count);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  // With `--stored`, values in the database are mutated instead, and pages are requested over HTTP.
  if (values.stored) return (await import('./stored/command.ts')).fuzzStored(count, seed);
  console.log(`Fuzzing ${count} pages, seed ${seed}.`);
  const started = performance.now();
  const { draw, ...drawers } = await serverEntry<Entry>(path.join(root, 'tests/fuzz/fuzz-entry.tsx'));
  const schemas = fromSchemas(path.join(root, 'schemas'));
  const pages = validPages(schemas);
  const tally = createTally();
  const half = Math.ceil(count / 2);

  const valid = await fc.check(
    fc.asyncProperty(pages, (page) => validHolds(draw, page, tally)),
    { numRuns: half, seed, endOnFailure: false },
  );
  const damaged = await fc.check(
    fc.asyncProperty(mutants(pages), (pair) => mutantHolds(draw, pair, tally)),
    { numRuns: half, seed: seed + 1, endOnFailure: false },
  );
  const everywhere = await hostileEverywhere(draw, schemas, hostile, tally);

  const rate = tally.faults === 0 ? 1 : tally.reported / tally.faults;
  const lines = [
    `Valid pages drawn: ${tally.valid}; damaged pages drawn: ${tally.damaged}; pages of hostile texts drawn: ${tally.hostile}.`,
    `Lost pages: ${tally.lost}. Uncaught errors: ${tally.thrown}. Scripts or requests that a text made: ${tally.ran}.`,
    `Damage that the schemas forbid: ${tally.faults}; reported at its pointer: ${tally.reported} (${(rate * 100).toFixed(1)} %).`,
    `Slowest page: ${tally.slowest.toFixed(0)} ms. ${((performance.now() - started) / 1000).toFixed(0)} s in all. Seed ${seed}.`,
    ...summary('Valid pages', valid as fc.RunDetails<unknown>),
    ...summary('Damaged pages', damaged as fc.RunDetails<unknown>),
    ...everywhere,
    ...(rate < 0.95
      ? [
          'Fewer than 95 % of the damage was reported at its pointer. Missed, for example:',
          ...tally.missed.slice(0, 10),
        ]
      : []),
  ];
  console.log(lines.join('\n'));
  let documentsFailed = false;
  for (const kind of documentKinds(schemas, drawers)) {
    const { lines: said, failed } = await fuzzDocuments(kind, Math.ceil(count / 10), seed);
    console.log(said.join('\n'));
    documentsFailed ||= failed;
  }
  return documentsFailed || valid.failed || damaged.failed || everywhere.length > 0 || rate < 0.95 ? 1 : 0;
}

process.exitCode = await main();
