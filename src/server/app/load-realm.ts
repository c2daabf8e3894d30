import { realpath } from 'node:fs/promises';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { purgeRealm } from '../platform/caches/purge-caches.ts';
import type { CatalogueRows } from '../catalogue/catalogue/write.store.ts';
import type { Context } from '../platform/context.ts';
import { inRealm, type Tx } from '../platform/db/scope.ts';
import { classifyDbError } from '../platform/db/error-kind.ts';
import { analyzeCatalogueTables } from '../platform/db/statistics.ts';
import { readDocument } from '../definitions/documents/read-json.ts';
import { type RealmBundle, RealmFolderError } from '../authoring/folder/bundle.ts';
import { loadFolder } from '../authoring/folder/check-folder.ts';
import { hostMistakes } from '../authoring/folder/check-hosts.ts';
import { ownHosts } from '../platform/own-hosts.ts';
import { findRealm, hostsOfOthers } from '../platform/realms/realms.store.ts';
import { lockHosts } from '../platform/realms/settings.store.ts';
import { StartError } from '../platform/start-error.ts';
import { blurredFiles } from '../authoring/load/blurred-files.ts';
import { catalogueRows } from '../authoring/load/catalogue-rows.ts';
import { loadDemoAccounts } from '../authoring/load/demo-accounts.ts';
import { deleteFailedLoad, keepFailedLoad } from '../authoring/load/failed-loads.store.ts';
import { knownBlurs } from '../authoring/load/known-blurs.store.ts';
import { LoadConflictError } from '../authoring/load/load-conflict-error.ts';
import type { LoadOptions } from '../authoring/load/load-words.ts';
import { type LoadPlan, planLoad } from '../authoring/load/load-plan.ts';
import type { Merge } from '../authoring/load/plan-text.ts';
import { deleteLoadedDocuments, deleteLoadedFolder, rememberFolder } from '../authoring/load/loaded-folders.store.ts';
import { replaceRealm } from '../authoring/load/replace-realm.store.ts';
import { removeOldFilms, storeFilms } from '../authoring/load/store-films.ts';
import { takeNothing } from '../authoring/load/conflict-resolution.ts';

type Loader = Pick<Context, 'db' | 'config' | 'clock' | 'log'> & Partial<Pick<Context, 'jobs'>>;

/** Result of a load or of a dry run. */
export interface LoadReport extends Merge {
  /** True if the realm did not exist before the load. */
  isFirst: boolean;
  /** The realm's id. */
  realm: string;
}

/**
 * Stores the findings (errors and warnings) of a rejected load, so that the editors of an existing realm see them in
 * the studio.
 */
async function reportToEditors({ db, clock }: Loader, folder: string, mistakes: readonly Diagnostic[]): Promise<void> {
  const id = await readRealmId(folder);
  if (id === undefined || !(await findRealm(db, id))) return;
  await inRealm(db, id, (tx) => keepFailedLoad(tx, id, mistakes, clock.now()));
}

/**
 * Loads a realm folder in one transaction. Keeps edits made in the studio since the folder's last load; conflicts stop
 * the load unless `take` resolves them. Creates or updates demo accounts, never removes accounts, and keeps sessions.
 * @throws RealmFolderError with all errors, LoadConflictError with all conflicts, both also stored for the realm's
 * editors; StartError for demo accounts in production, and for a folder that is not the realm's
 */
export async function loadRealm(context: Loader, folder: string, options: LoadOptions = {}): Promise<LoadReport> {
  try {
    return await mergeFolder(context, folder, options);
  } catch (error) {
    const isForEditors = error instanceof RealmFolderError || error instanceof LoadConflictError;
    if (isForEditors && !options.isDryRun) await reportToEditors(context, folder, error.mistakes);
    throw error;
  }
}

type Blurs = ReadonlyMap<string, string>;

/**
 * Creates the blurred placeholders of the folder's images, by content hash. It runs outside a transaction, because it
 * is slow. Placeholders of published images are reused; images that could not be decoded are tried again at each load.
 */
async function createBlurs({ db, log }: Loader, { settings, catalogue, files }: RealmBundle): Promise<Blurs> {
  const realm = settings.document.id;
  const known = await inRealm(db, realm, (tx) => knownBlurs(tx, realm));
  const blurred = await blurredFiles(
    files,
    catalogue.map(({ document }) => document),
    known,
    (file, error) =>
      log.warn({ realm, file, error: String(error) }, 'A picture cannot be drawn small: its cards show no placeholder'),
  );
  return new Map([...known, ...blurred.flatMap(({ hash, blur }): [string, string][] => (blur ? [[hash, blur]] : []))]);
}

const createRows = ({ settings, catalogue, files, labels }: RealmBundle, blurs: Blurs): CatalogueRows =>
  catalogueRows(
    settings.document.id,
    catalogue.map(({ document }) => document),
    files.map((file) => ({ ...file, blur: blurs.get(file.hash) ?? file.blur })),
    settings.document.defaultLocale,
    labels.map(({ document }) => document),
  );

/**
 * Applies a planned load.
 * @returns the number of titles
 */
async function writePlan(
  tx: Tx,
  realm: string,
  { folder, plan, blurs, now }: { folder: string; plan: LoadPlan; blurs: Blurs; now: number },
): Promise<number> {
  const rows = createRows(plan.bundle, blurs);
  await replaceRealm(tx, plan.bundle, rows, now);
  if (plan.movedFrom !== undefined) await deleteLoadedFolder(tx, realm, plan.movedFrom);
  await rememberFolder(tx, realm, { folder, files: plan.files, now }, plan.documents);
  await deleteLoadedDocuments(tx, realm);
  await deleteFailedLoad(tx, realm);
  return rows.contents.length;
}

/** Whether a title is restricted to some countries. */
const needsCountry = ({ catalogue }: RealmBundle): boolean =>
  catalogue.some(({ document: { videos = [], series = [], events = [] } }) =>
    [
      ...videos,
      ...events,
      ...series,
      ...series.flatMap(({ seasons }) => seasons.flatMap(({ episodes }) => episodes)),
    ].some(({ territories }) => territories !== undefined),
  );

async function mergeFolder(
  context: Loader,
  folder: string,
  { take = takeNothing, moved = false, isDryRun = false }: LoadOptions,
): Promise<LoadReport> {
  const read = await loadFolder(folder);
  const { id } = read.settings.document;
  if (context.config.production && read.accounts) {
    throw new StartError(
      `${folder} brings demo accounts, whose passwords are known to everybody. Remove its folder demo, then load it again.`,
    );
  }
  const now = context.clock.now();
  const { filmFolder } = context.config;
  const films = await storeFilms(read.films, { filmFolder, realm: id, isDryRun });
  const bundle = { ...read, files: [...read.files, ...films], films: [] };
  const wish = { bundle, folder: await realpath(folder), moved, take };
  const blurs = await createBlurs(context, bundle);
  const writeAccounts = await loadDemoAccounts(bundle);
  const { plan, titles } = await inRealm(context.db, id, async (tx) => {
    await lockHosts(tx);
    const others = await hostsOfOthers(tx, id, bundle.settings.document.hosts);
    const taken = hostMistakes(bundle, new Map([...others, ...ownHosts(context.config.studioHost)]));
    if (taken.length > 0) throw new RealmFolderError(folder, taken);
    const planned = await planLoad(tx, id, wish);
    if (planned.conflicts.some((conflict) => !conflict.taken)) throw new LoadConflictError(folder, planned);
    if (planned.mistakes.length > 0)
      throw new RealmFolderError(`${folder}, put together with what was edited on air,`, planned.mistakes);
    if (isDryRun) return { plan: planned, titles: 0 };
    const written = await writePlan(tx, id, { folder: wish.folder, plan: planned, blurs, now });
    await writeAccounts(tx, now);
    await purgeRealm(context, tx, id);
    return { plan: planned, titles: written };
  });
  if (!isDryRun) {
    await analyzeCatalogueTables(context.db, titles);
    const named = new Set(plan.bundle.files.map(({ hash }) => hash));
    if (filmFolder !== undefined) await removeOldFilms(filmFolder, id, { named, now: Date.now() });
    if (needsCountry(plan.bundle) && context.config.countryHeader === undefined)
      context.log.warn(
        { realm: id },
        'Titles have territories, and without PLAYBILL_COUNTRY_HEADER the country of a request is unknown: titles with allowed countries do not play, and denied countries have no effect',
      );
    context.log.info({ realm: id, titles, files: bundle.files.length }, 'A realm was loaded');
  }
  const { isFirst, conflicts, changed, kept } = plan;
  return { realm: id, isFirst, conflicts, changed, kept };
}

/**
 * Whether the realm exists. If its settings cannot be read, it counts as existing, so that the start does not overwrite
 * it.
 */
const isLoaded = (db: Loader['db'], id: string): Promise<boolean> =>
  findRealm(db, id).then(
    (realm) => realm !== undefined,
    (error: unknown) => {
      if (classifyDbError(error)) throw error;
      return true;
    },
  );

/**
 * Loads those of the configured folders whose realm does not exist yet. Returns the realm ids of all folders, in order.
 */
export async function loadMissing(context: Loader, folders: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const folder of folders) {
    const known = await readRealmId(folder);
    if (known !== undefined && (await isLoaded(context.db, known))) ids.push(known);
    else ids.push((await loadRealm(context, folder)).realm);
  }
  return ids;
}

/** The id in a folder's realm.json; undefined if unreadable. */
async function readRealmId(folder: string): Promise<string | undefined> {
  const result = await readDocument(`${folder}/realm.json`).catch(() => undefined);
  const id = result?.ok ? (result.value as { id?: unknown } | null)?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
