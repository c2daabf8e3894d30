import { createHash } from 'node:crypto';
import type { GuideImportReport } from '#schemas/wire/catalogue/guide-import.ts';
import { purgeRealm } from '../../platform/caches/purge-caches.ts';
import type { Context } from '../../platform/context.ts';
import { acquireLock, type RunTransaction } from '../../platform/db/scope.ts';
import { analyzeGuideTables } from '../../platform/db/statistics.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { findChannelIds, purgeOldAirings, type ImportedAiring, replaceAirings } from './airings.store.ts';
import { normaliseProgrammes, type Arranged, PAST_KEPT_MS } from './normalise-programmes.ts';
import { GuideFileError } from './guide-file-error.ts';
import { createNotes } from './notes.ts';
import { type FileLimits, readGuideFile } from './read-guide-file.ts';
import type { ImportedBody } from './parsed-programme.ts';

/** Query timeout of an import in milliseconds; writing programmes also updates the search index. */
const QUERY_MS = 60_000;

/** Options of an import. */
export interface ImportOptions {
  /** Time zone of the timestamps in the file that name none; default UTC. */
  timeZone?: string | undefined;
  /** Computes the changes without writing them. */
  isDryRun?: boolean;
  limits?: FileLimits;
}

type Importer = Pick<Context, 'db' | 'clock' | 'log' | 'config'> & Partial<Pick<Context, 'jobs'>>;

/** Thrown to roll back a dry run; carries its report. */
class DryRun extends Error {
  readonly report: GuideImportReport;

  constructor(report: GuideImportReport) {
    super('A dry run is rolled back');
    this.report = report;
  }
}

/**
 * Id of a programme: 48 bits of a hash of its name and episode in all languages. Programmes with equal names have the
 * same id, so that the search index stores the names once.
 */
function hashNames({ episode, programme, translations = {} }: ImportedBody): number {
  const names = Object.entries(translations).map(([locale, texts]) => [locale, texts.episode, texts.programme]);
  const hash = createHash('sha256')
    .update(JSON.stringify([episode, programme, names]))
    .digest();
  return hash.readUIntBE(0, 6) || 1;
}

const toImported = ({ start, end, body }: Arranged): ImportedAiring => ({
  start,
  end,
  body: { id: hashNames(body), ...body },
});

/**
 * Imports a guide file, XMLTV or JSON, optionally gzipped. It replaces each channel's programmes from the file's first
 * to its last, in one transaction for all channels. The file is read before the transactions, because an
 * upload may take minutes.
 * @param runTransaction opens a transaction of the realm
 * @throws GuideFileError if the file cannot be imported
 */
export async function importGuide(
  runTransaction: RunTransaction,
  context: Importer,
  { id: realm, settings }: RealmRecord,
  file: AsyncIterable<Uint8Array>,
  { timeZone = 'UTC', isDryRun = false, limits }: ImportOptions = {},
): Promise<GuideImportReport> {
  const notes = createNotes();
  const options = {
    defaultLocale: settings.defaultLocale,
    pictureOrigins: settings.pictures?.origins ?? [],
    timeZone,
    notes,
  };
  const programmesOfChannels = Map.groupBy(await readGuideFile(file, options, limits), ({ channel }) => channel);
  const now = context.clock.now();
  const arranged = new Map(
    await runTransaction(async (tx) => {
      const known = await findChannelIds(tx, realm);
      return [...programmesOfChannels].flatMap(([name, programmes]): [number, Arranged[]][] => {
        const channels = known.get(name) ?? [];
        if (channels.length === 0) notes.add('unknownChannel', name === '' ? 'without an id' : name);
        const inOrder = channels.length > 0 ? normaliseProgrammes(programmes, { now, notes }) : [];
        return channels.map((channel) => [channel, inOrder]);
      });
    }),
  );
  const programmes = [...arranged.values()].reduce((sum, { length }) => sum + length, 0);
  if (programmes === 0)
    throw new GuideFileError(
      [
        'The file has no programme that the realm’s guide can show. Nothing was changed.',
        ...notes.list().map(({ message }) => message),
      ].join('\n  '),
    );
  const write = async (): Promise<GuideImportReport> =>
    runTransaction(
      async (tx) => {
        await acquireLock(tx, `guide ${realm}`);
        const total = { added: 0, changed: 0, removed: 0 };
        for (const [channel, inOrder] of arranged) {
          const { added, changed, removed } = await replaceAirings(tx, realm, channel, inOrder.map(toImported));
          total.added += added;
          total.changed += changed;
          total.removed += removed;
        }
        await purgeOldAirings(tx, realm, now - PAST_KEPT_MS);
        const unchanged = programmes - total.added - total.changed;
        const report = { channels: arranged.size, programmes, ...total, unchanged, notes: notes.list() };
        if (isDryRun) throw new DryRun(report);
        if (total.added + total.changed + total.removed > 0) await purgeRealm(context, tx, realm);
        return report;
      },
      { milliseconds: QUERY_MS },
    );
  const report = await write().catch((error: unknown) => {
    if (error instanceof DryRun) return error.report;
    throw error;
  });
  if (isDryRun) return report;
  await analyzeGuideTables(context.db, report.added + report.changed + report.removed);
  context.log.info({ realm, ...report, notes: report.notes.length }, 'A guide was imported');
  return report;
}
