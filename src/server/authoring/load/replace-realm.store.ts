import type { Insertable } from 'kysely';
import { editedKinds, kindOfFile } from '#schemas/realm-folder.ts';
import { type CatalogueRows, replaceCatalogue } from '../../catalogue/catalogue/write.store.ts';
import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { DefinitionKind, Tables } from '../../platform/db/tables.ts';
import { replaceFighters } from '../../catalogue/fighters/fighters.store.ts';
import { type AssetFile, type RealmBundle, type Sourced, getWrittenValue } from '../folder/bundle.ts';
import { documentsOf } from '../folder/documents-of.ts';
import { replaceNews } from '../../catalogue/news/news.store.ts';
import { replaceGuide } from '../../catalogue/guide/write-guide.store.ts';
import { writeHosts } from '../../platform/realms/settings.store.ts';
import { fighterRecords } from './fighter-records.ts';
import { guideRecords } from './guide-records.ts';
import { type DocumentsByHash, type FileHashes, hashOfDocument } from './hashed.ts';
import { rememberRowSources } from './loaded-folders.store.ts';
import { newsRecords } from './news-records.ts';
import { isInRows } from './on-air.store.ts';
import { picturesAt } from './pictures-at.ts';
import { type LoadedDocument, recordLoad } from './record-load.ts';
import { firstRevision, nextRevision } from '../../platform/realms/revision.ts';

async function replaceDefinitions(tx: Tx, realm: string, bundle: RealmBundle): Promise<void> {
  // The merge may keep published documents that are invalid. They are stored as their author wrote them.
  const row =
    (kind: DefinitionKind) =>
    (source: Sourced<unknown>): Insertable<Tables['definitions']> => ({
      realm,
      kind,
      name: source.name,
      document: JSON.stringify(getWrittenValue(source)),
    });
  const { theme, media, menus, pages, forms, labels, consent, licences, vouchers, texts, news } = bundle;
  const rows = [
    row('theme')(theme),
    row('media')(media),
    ...menus.map(row('menu')),
    ...pages.map(row('page')),
    ...forms.map(row('form')),
    ...labels.map(row('labels')),
    ...(consent ? [row('consent')(consent)] : []),
    ...(licences ? [row('licences')(licences)] : []),
    ...(vouchers ? [row('vouchers')(vouchers)] : []),
    ...(texts ? [row('texts')(texts)] : []),
    // The news document is stored without its items, because they have a table of their own.
    ...(news ? [row('news')({ ...news, document: { feeds: news.document.feeds } })] : []),
  ];
  await tx.deleteFrom('definitions').where('realm', '=', realm).execute();
  for (const chunk of chunks(rows)) await tx.insertInto('definitions').values(chunk).execute();
}

/** Writes changed assets and deletes removed ones. */
async function replaceAssets(tx: Tx, realm: string, files: readonly AssetFile[]): Promise<void> {
  const stored = await tx.selectFrom('assets').select(['path', 'hash']).where('realm', '=', realm).execute();
  const hashes = new Map(stored.map(({ path, hash }) => [path, hash]));
  const kept = new Set(files.map(({ path }) => path));
  const gone = stored.filter(({ path }) => !kept.has(path)).map(({ path }) => path);
  const changed = files.filter(({ path, hash }) => hashes.get(path) !== hash);
  for (const chunk of chunks([...gone, ...changed.map(({ path }) => path)])) {
    await tx.deleteFrom('assets').where('realm', '=', realm).where('path', 'in', chunk).execute();
  }
  for (const chunk of chunks(changed)) {
    await tx
      .insertInto('assets')
      .values(
        chunk.map(({ path, hash, contentType, bytes }) => ({ realm, path, hash, content_type: contentType, bytes })),
      )
      .execute();
  }
}

/** Writes the realm's settings and increments its revision. */
async function writeRealm(tx: Tx, realm: string, { settings }: RealmBundle, now: number): Promise<void> {
  const values = { settings: JSON.stringify(getWrittenValue(settings)), loaded_at: new Date(now) };
  await tx
    .insertInto('realms')
    .values({ realm, revision: firstRevision, ...values })
    .onConflict((conflict) => conflict.column('realm').doUpdateSet({ ...values, revision: nextRevision }))
    .execute();
  await writeHosts(tx, realm, settings.document);
}

/** The documents of a realm that can be edited in the studio. */
const editedDocuments = (bundle: RealmBundle): LoadedDocument[] =>
  documentsOf(bundle).flatMap((source) => {
    const kind = editedKinds.find((one) => one === kindOfFile(source.file));
    return kind ? [{ kind, name: source.name, document: getWrittenValue(source) }] : [];
  });

/** The documents of a realm that are published as table rows. */
function rowSources(bundle: RealmBundle): { files: FileHashes; documents: DocumentsByHash } {
  const sources = documentsOf(bundle).filter(({ file }) => isInRows(file));
  const hashed = sources.map(({ file, document }) => ({ file, document, hash: hashOfDocument(document as object) }));
  return {
    files: new Map(hashed.map(({ file, hash }) => [file, hash])),
    documents: new Map(hashed.map(({ hash, document }) => [hash, document])),
  };
}

/** Replaces all content of a realm, except accounts, sessions and history. `now` in milliseconds. */
export async function replaceRealm(tx: Tx, bundle: RealmBundle, catalogue: CatalogueRows, now: number): Promise<void> {
  const realm = bundle.settings.document.id;
  await writeRealm(tx, realm, bundle, now);
  await recordLoad(tx, realm, editedDocuments(bundle), now);
  await replaceDefinitions(tx, realm, bundle);
  await replaceAssets(tx, realm, bundle.files);
  await replaceCatalogue(tx, realm, catalogue);
  const pictureAt = picturesAt(bundle.files);
  const { news, fighters, guide } = bundle;
  await replaceNews(tx, realm, news ? newsRecords(news.document, pictureAt) : []);
  await replaceFighters(tx, realm, fighters ? fighterRecords(fighters.document, pictureAt) : []);
  await replaceGuide(tx, realm, guide ? guideRecords(guide.document, pictureAt) : { channels: [], airings: [] });
  const { files, documents } = rowSources(bundle);
  await rememberRowSources(tx, realm, files, documents);
}
