import type { Texts } from '#schemas/labels/icu.ts';
import type { Labels } from '#schemas/generated/types.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { Reader } from '../documents/report-once.ts';

/** Reads the realm's own labels by locale. */
export const realmTexts = (reader: Reader, locales: readonly string[]): Promise<Record<string, Texts>> =>
  inRealm(reader.db, reader.realm, async (tx) => {
    const texts: Record<string, Texts> = {};
    for (const locale of new Set(locales)) {
      const found = (await findValidDocument(tx, reader, 'labels', locale)) as Labels | undefined;
      if (found) texts[locale] = found.labels;
    }
    return texts;
  });
