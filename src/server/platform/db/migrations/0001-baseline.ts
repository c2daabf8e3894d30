import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Names of the SQL files, one per district. The order matters, because tables reference tables of earlier districts.
 */
const FILES = ['platform', 'definitions', 'identity', 'catalogue', 'search', 'viewing', 'site', 'authoring'];

/** Characters that separate words, besides spaces: punctuation, symbols and emoji, but no Han letters beyond U+FFFF. */
const MARKS = String.raw`\u0001-\u0008\u000e-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02c2-\u02df\u060c\u061b\u061f\u066a-\u066d\u06d4\u1680\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\uff01-\uff0f\uff1a-\uff20\U0001f000-\U0001ffff\U000e0000-\U0010ffff`;

/** Letters of writing systems without spaces between words: Thai, Lao, Burmese, Khmer, kana and Han. */
const UNSPACED = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u3035\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff`;

/**
 * Creates all tables, functions and policies of version 0.1.0. The folder `0001-baseline` has an SQL file per district.
 * Every table has the column `realm` and row-level security by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant usage on schema public to playbill_app`.execute(db);
  for (const name of FILES) {
    const text = await readFile(path.join(import.meta.dirname, '0001-baseline', `${name}.sql`), 'utf8');
    await sql.raw(text.replaceAll('%MARKS%', MARKS).replaceAll('%UNSPACED%', UNSPACED)).execute(db);
    for (const [, table] of text.matchAll(/^create table (\w+) /gm)) await guardByRealm(db, table ?? '');
  }
}
