import type { TextsByKey } from '#schemas/labels/icu.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Labels } from '#schemas/generated/types.ts';
import { pointerTo } from '#schemas/issue.ts';
import { problemCodes } from '#schemas/wire/problem.ts';
import { baseTexts, lastResort } from '../../definitions/labels/base.ts';
import { isComplete, type RealmBundle, type Sourced, getWrittenValue } from './bundle.ts';
import type { Known } from './known.ts';
import { isOfGrid, type LabelUse, labelUses, type LabelUses } from './label-uses.ts';
import { createError, warning } from './mistakes.ts';

interface Spoken {
  locale: string;
  file: string;
  /** The realm's own valid translations in this language, by label key. */
  own: TextsByKey;
  /** Whether the realm's file has an entry for a key, valid or not. */
  has: (key: string) => boolean;
  /** Whether the realm has a labels file for the language. */
  hasFile: boolean;
}

const none: TextsByKey = {};
const hasIn = (texts: unknown, key: string) => texts !== null && typeof texts === 'object' && Object.hasOwn(texts, key);

/** The labels as written; undefined if unreadable. */
const labelsOf = (source: Sourced<Labels>): unknown => {
  const written = getWrittenValue(source);
  return written !== null && typeof written === 'object' ? (written as { labels?: unknown }).labels : undefined;
};

function spokenIn({ settings, labels }: RealmBundle): Spoken[] {
  return [...new Set([settings.document.defaultLocale, ...settings.document.languages])].map((locale) => {
    const source = labels.find(({ name, document }) => document.locale === locale || name === locale);
    if (!source) return { locale, file: `labels/${locale}.json`, own: none, has: () => false, hasFile: false };
    const written = labelsOf(source);
    const has = (key: string) => written === undefined || hasIn(written, key);
    return { locale, file: source.file, own: source.document.labels, has, hasFile: true };
  });
}

const hasText = ({ locale, has }: Spoken, key: string) => has(key) || hasIn(baseTexts(locale), key);

/**
 * Warns about labels that one language lacks, but the default language or the product has. A label that all of them
 * lack is reported by the check of the document that uses it.
 */
function missingIn(spoken: Spoken, general: Spoken, uses: readonly LabelUse[]): Diagnostic[] {
  const { locale, file, hasFile } = spoken;
  const missing = uses.filter(({ key }) => !hasText(spoken, key) && (hasText(general, key) || hasIn(lastResort, key)));
  if (missing.length > 0 && !hasFile)
    return [warning(file, '', 'missing-label', `a file with ${missing.length} texts in ${locale}`, 'none')];
  return missing.map((use) =>
    warning(
      file,
      pointerTo('/labels', use.key),
      'missing-label',
      `a text in ${locale}, because ${use.file} ${use.pointer} names it`,
      'nothing',
    ),
  );
}

/**
 * Reports error messages of form fields that are neither a label key nor plain text; viewers would see the general
 * message instead.
 */
const unknownMessages = ({ messages }: LabelUses, general: Spoken): Diagnostic[] =>
  messages
    .filter(({ key }) => !hasText(general, key) && !hasIn(lastResort, key))
    .map(({ key, file, pointer }) =>
      createError(file, pointer, 'missing-label', `the key of a label of ${general.locale}, or words`, `"${key}"`),
    );

/** Labels that nothing uses, each reported once, in the first language that has it. */
function unused(spoken: readonly Spoken[], { texts }: LabelUses): Diagnostic[] {
  const used = new Set([...Object.keys(lastResort), ...problemCodes]);
  const isUsed = (key: string) => used.has(key) || texts.has(key) || texts.has(`t:${key}`) || isOfGrid(key);
  const reported = new Set<string>();
  return spoken.flatMap(({ file, own }) =>
    Object.keys(own).flatMap((key) => {
      if (isUsed(key) || reported.has(key)) return [];
      reported.add(key);
      const expected = 'a key that a document names, or one of the product’s own';
      return [warning(file, pointerTo('/labels', key), 'unused-label', expected, `“${key}”`)];
    }),
  );
}

const empty = (spoken: readonly Spoken[]): Diagnostic[] =>
  spoken.flatMap(({ file, own }) =>
    Object.entries(own).flatMap(([key, text]) =>
      text.trim() === '' ? [warning(file, pointerTo('/labels', key), 'empty-label', 'a text', 'an empty one')] : [],
    ),
  );

/** Reports missing, empty and unused labels. */
export function labelFindings(bundle: RealmBundle, { allRead }: Known): Diagnostic[] {
  // Skips the check unless the realm's languages are readable.
  if (!isComplete(bundle.settings, '/languages') || !isComplete(bundle.settings, '/defaultLocale')) return [];
  const { defaultLocale, languages } = bundle.settings.document;
  // Without a valid default language labels cannot be checked; another rule reports the invalid language.
  if (!languages.includes(defaultLocale)) return [];
  const spoken = spokenIn(bundle);
  if (!spoken[0]?.hasFile && !baseTexts(defaultLocale)) return [];
  const [general, ...others] = spoken;
  if (!general) return [];
  const uses = labelUses(bundle);
  return [
    ...others.flatMap((one) => missingIn(one, general, [...uses.named, ...uses.messages])),
    ...unknownMessages(uses, general),
    ...(allRead ? unused(spoken, uses) : []),
    ...empty(spoken),
  ];
}
