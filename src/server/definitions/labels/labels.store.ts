import type { TextsByKey } from '#schemas/labels/icu.ts';
import type { Labels } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';

/** Reads the realm's own labels by locale. */
export async function readRealmTexts(
  tx: Tx,
  realm: string,
  locales: readonly string[],
): Promise<Record<string, TextsByKey>> {
  const texts: Record<string, TextsByKey> = {};
  for (const locale of new Set(locales)) {
    const found = (await findValidDocument(tx, { realm }, 'labels', locale)) as Labels | undefined;
    if (found) texts[locale] = found.labels;
  }
  return texts;
}
