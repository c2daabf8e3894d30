import type { Insertable } from 'kysely';
import { type CatalogueRows, replaceCatalogue } from '../catalogue/write.store.ts';
import { chunks } from '../db/chunks.ts';
import type { Tx } from '../db/scope.ts';
import type { DefinitionKind, Tables } from '../db/tables.ts';
import { replaceFighters } from '../fighters/fighters.store.ts';
import type { AssetFile, RealmBundle } from '../folder/bundle.ts';
import { replaceNews } from '../news/news.store.ts';
import { writeHosts } from '../realms/settings.store.ts';
import { fighterRecords } from './fighter-records.ts';
import { newsRecords } from './news-records.ts';
import { picturesAt } from './pictures-at.ts';
import { type LoadedDocument, recordLoad } from './record-load.ts';

async function replaceDefinitions(tx: Tx, realm: string, bundle: RealmBundle): Promise<void> {
  const row =
    (kind: DefinitionKind) =>
    ({ name, document }: { name: string; document: unknown }): Insertable<Tables['definitions']> => ({
      realm,
      kind,
      name,
      document: JSON.stringify(document),
    });
  const { theme, media, menus, pages, forms, labels, consent, texts, news } = bundle;
  const rows = [
    row('theme')(theme),
    row('media')(media),
    ...menus.map(row('menu')),
    ...pages.map(row('page')),
    ...forms.map(row('form')),
    ...labels.map(row('labels')),
    ...(consent ? [row('consent')(consent)] : []),
    ...(texts ? [row('texts')(texts)] : []),
    // The items stand in a table of their own.
    ...(news ? [row('news')({ name: news.name, document: { feeds: news.document.feeds } })] : []),
  ];
  await tx.deleteFrom('definitions').where('realm', '=', realm).execute();
  for (const chunk of chunks(rows)) await tx.insertInto('definitions').values(chunk).execute();
}

/** Writes the files that changed and removes those that are gone. */
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

/** Writes the realm's own row; its revision goes up. */
async function writeRealm(tx: Tx, realm: string, { settings }: RealmBundle, now: number): Promise<void> {
  const values = { settings: JSON.stringify(settings.document), loaded_at: new Date(now) };
  await tx
    .insertInto('realms')
    .values({ realm, revision: 1, ...values })
    .onConflict((conflict) =>
      conflict.column('realm').doUpdateSet((eb) => ({ ...values, revision: eb('realms.revision', '+', 1) })),
    )
    .execute();
  await writeHosts(tx, realm, settings.document);
}

/** The documents of a folder that editors can edit too. */
const editedDocuments = ({
  settings,
  theme,
  menus,
  pages,
  forms,
  labels,
  texts,
  consent,
}: RealmBundle): LoadedDocument[] => [
  { kind: 'realm', ...settings },
  { kind: 'theme', ...theme },
  ...menus.map((menu) => ({ kind: 'menu' as const, ...menu })),
  ...pages.map((page) => ({ kind: 'page' as const, ...page })),
  ...forms.map((form) => ({ kind: 'form' as const, ...form })),
  ...labels.map((one) => ({ kind: 'labels' as const, ...one })),
  ...(texts ? [{ kind: 'texts' as const, ...texts }] : []),
  ...(consent ? [{ kind: 'consent' as const, ...consent }] : []),
];

/** Replaces everything of a realm but its accounts, sessions and history. `now` in milliseconds. */
export async function replaceRealm(tx: Tx, bundle: RealmBundle, catalogue: CatalogueRows, now: number): Promise<void> {
  const realm = bundle.settings.document.id;
  await writeRealm(tx, realm, bundle, now);
  await recordLoad(tx, realm, editedDocuments(bundle), now);
  await replaceDefinitions(tx, realm, bundle);
  await replaceAssets(tx, realm, bundle.files);
  await replaceCatalogue(tx, realm, catalogue);
  const pictureAt = picturesAt(bundle.files);
  const { news, fighters } = bundle;
  await replaceNews(tx, realm, news ? newsRecords(news.document, pictureAt) : []);
  await replaceFighters(tx, realm, fighters ? fighterRecords(fighters.document, pictureAt) : []);
}
