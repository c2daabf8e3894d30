import type { Context } from '../context.ts';
import { inRealm } from '../db/scope.ts';
import { learnCatalogue } from '../db/statistics.ts';
import { readDocument } from '../documents/read-json.ts';
import { RealmFolderError } from '../folder/bundle.ts';
import { loadFolder } from '../folder/check-folder.ts';
import { hostMistakes } from '../folder/check-hosts.ts';
import { findRealm, hostsOfOthers } from '../realms/realms.store.ts';
import { holdHosts } from '../realms/settings.store.ts';
import { StartError } from '../start-error.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { loadDemoAccounts } from './demo-accounts.ts';
import { forgetFailedLoad, keepFailedLoad } from './failed-loads.store.ts';
import { replaceRealm } from './replace-realm.store.ts';

type Loader = Pick<Context, 'db' | 'config' | 'clock' | 'log'>;

/** Lets the editors of the realm know, if it is there already: for viewers nothing has changed. */
async function reportToEditors({ db, clock }: Loader, folder: string, { mistakes }: RealmFolderError): Promise<void> {
  const id = await idIn(folder);
  if (id === undefined || !(await findRealm(db, id))) return;
  await inRealm(db, id, (tx) => keepFailedLoad(tx, id, mistakes, clock.now()));
}

/**
 * Loads a realm's folder: everything of the realm is replaced in one transaction, or nothing changes.
 * Accounts are made or brought up to date, never removed; sessions stay.
 * @returns the realm's id.
 * @throws RealmFolderError with all mistakes, which the realm's editors see too; StartError for demo accounts in production.
 */
export async function loadRealm(context: Loader, folder: string): Promise<string> {
  try {
    return await replaceBy(context, folder);
  } catch (error) {
    if (error instanceof RealmFolderError) await reportToEditors(context, folder, error);
    throw error;
  }
}

async function replaceBy(context: Loader, folder: string): Promise<string> {
  const bundle = await loadFolder(folder);
  const { id, defaultLocale } = bundle.settings.document;
  if (context.config.production && bundle.accounts) {
    throw new StartError(
      `${folder} brings demo accounts, whose passwords are known to everybody. Remove its folder demo, then load it again.`,
    );
  }
  const rows = catalogueRows(
    id,
    bundle.catalogue.map(({ document }) => document),
    bundle.files,
    defaultLocale,
    bundle.labels.map(({ document }) => document),
  );
  const writeAccounts = await loadDemoAccounts(bundle);
  const now = context.clock.now();
  await inRealm(context.db, id, async (tx) => {
    await holdHosts(tx);
    const taken = hostMistakes(bundle, await hostsOfOthers(tx, id, bundle.settings.document.hosts));
    if (taken.length > 0) throw new RealmFolderError(folder, taken);
    await replaceRealm(tx, bundle, rows, now);
    await writeAccounts(tx, now);
    await forgetFailedLoad(tx, id);
  });
  await learnCatalogue(context.db, rows.contents.length);
  context.log.info({ realm: id, titles: rows.contents.length, files: bundle.files.length }, 'A realm was loaded');
  return id;
}

/** Loads the folders whose realm the database does not have yet. Their ids, in order. */
export async function loadMissing(context: Loader, folders: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const folder of folders) {
    const known = await idIn(folder);
    ids.push(known !== undefined && (await findRealm(context.db, known)) ? known : await loadRealm(context, folder));
  }
  return ids;
}

/** The id that a folder's realm.json gives, read before the rest of it; undefined when it cannot be read. */
async function idIn(folder: string): Promise<string | undefined> {
  const result = await readDocument(`${folder}/realm.json`).catch(() => undefined);
  const id = result?.ok ? (result.value as { id?: unknown } | null)?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
