import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const realms = path.join(import.meta.dirname, '../../../../fixtures/realms');
const locales = ['es_ES', 'pt_PT', 'ar'];
const texts = ['title', 'description', 'longDescription'] as const;

interface Titled {
  id?: number;
  translations?: Record<string, Record<string, string>>;
}

/** Lists texts of a title, and of objects within it, that have no translation. Texts that are only a year need none. */
function untold(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { id, translations, ...rest } = value as Titled;
  const missing = texts.flatMap((text) => {
    const said = (rest as Record<string, unknown>)[text];
    if (typeof said !== 'string' || /^\d+$/.test(said)) return [];
    return locales.filter((locale) => !translations?.[locale]?.[text]).map((locale) => `${id} ${text} ${locale}`);
  });
  return [...missing, ...Object.values(rest).flatMap(untold)];
}

test.each(['apex', 'lumen'])('every title of the demo realm %s is translated into every language @i18n-02', (realm) => {
  const folder = path.join(realms, realm, 'catalogue');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(untold(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))), file).toEqual([]);
});
