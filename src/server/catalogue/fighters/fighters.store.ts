import type { Check } from '#schemas/check-document.ts';
import { storedPicture } from '../catalogue/stored-title.ts';
import { chunks } from '../../platform/db/chunks.ts';
import { checkOf } from '../../platform/db/stored/checks.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import { readValidItems } from '../../platform/db/stored/read-valid-items.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { FighterBody } from '../../platform/db/columns/fighter-body.ts';

/** A fighter as stored in the database. */
export interface FighterRecord {
  id: string;
  /** Position of the fighter in the realm's document. */
  position: number;
  body: FighterBody;
}

const columns = ['id', 'position', 'body'] as const;

/** Wraps one row in a document of fighters, because the schema validates complete documents. */
interface OneFighter {
  fighters?: FighterBody[];
}

/** Converts a row to a fighter; undefined without a name or record. */
function toRecord(tx: Tx, realm: string, { id, position, body }: FighterRecord): FighterRecord | undefined {
  const { portrait, ...told } = (body ?? {}) as Partial<FighterBody>;
  const written = { version: '1.0', fighters: [{ id: 'fighter', ...told }] };
  const { value, issues } = repairValue<OneFighter>(checkOf('fighters') as Check<OneFighter>, written, {
    fighters: [],
  });
  reportDamages(tx, realm, `fighters ${id}`, issues);
  const [fighter] = value.fighters ?? [];
  if (!fighter) return undefined;
  const { name, nickname, description, record, weightClass, country, bouts, titles, translations } = fighter;
  const facts = { name, nickname, description, record, weightClass, country, bouts, titles, translations };
  return { id, position, body: omitUndefined({ ...facts, portrait: storedPicture(portrait) }) as FighterBody };
}

/** Lists fighters in document order, from the beginning or after a position. */
export async function listFighters(
  tx: Tx,
  realm: string,
  after: number | undefined,
  count: number,
): Promise<FighterRecord[]> {
  let query = tx.selectFrom('fighters').select(columns).where('realm', '=', realm);
  if (after !== undefined) query = query.where('position', '>', after);
  const ordered = query.orderBy('position');
  return readValidItems(count, async (limit) => {
    const rows = await ordered.limit(limit).execute();
    return { read: rows.length, found: rows.flatMap((row) => toRecord(tx, realm, row) ?? []) };
  });
}

/** Finds fighters by id, in no particular order; unknown ids are left out. */
export async function findFighters(tx: Tx, realm: string, ids: readonly string[]): Promise<FighterRecord[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('fighters')
    .select(columns)
    .where('realm', '=', realm)
    .where('id', 'in', [...ids])
    .execute();
  return rows.flatMap((row) => toRecord(tx, realm, row) ?? []);
}

/** Replaces a realm's fighters. */
export async function replaceFighters(tx: Tx, realm: string, records: readonly FighterRecord[]): Promise<void> {
  await tx.deleteFrom('fighters').where('realm', '=', realm).execute();
  for (const chunk of chunks(records))
    await tx
      .insertInto('fighters')
      .values(chunk.map(({ body, ...record }) => ({ realm, ...record, body: JSON.stringify(body) })))
      .execute();
}
