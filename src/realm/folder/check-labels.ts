import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import { problemCodes } from '#schemas/wire/problem.ts';
import { baseTexts, lastResort, type Texts } from '../labels/base.ts';
import type { RealmBundle } from './bundle.ts';
import { type LabelUse, labelUses, type LabelUses } from './label-uses.ts';
import { fault, warning } from './mistakes.ts';

interface Spoken {
  locale: string;
  file: string;
  /** Undefined: the realm has no file of its own for the language. */
  own: Texts | undefined;
}

const spokenIn = ({ settings, labels }: RealmBundle): Spoken[] =>
  [...new Set([settings.document.defaultLocale, ...settings.document.languages])].map((locale) => {
    const source = labels.find(({ document }) => document.locale === locale);
    return { locale, file: source?.file ?? `labels/${locale}.json`, own: source?.document.labels };
  });

const has = (texts: Texts | undefined, key: string) => texts !== undefined && Object.hasOwn(texts, key);
const hasText = ({ locale, own }: Spoken, key: string) => has(own, key) || has(baseTexts(locale), key);

/** What a language lacks of the labels that another one has. That nobody has a label is told where it is named. */
function missingIn(spoken: Spoken, general: Spoken, uses: readonly LabelUse[]): Diagnostic[] {
  const { locale, file, own } = spoken;
  const missing = uses.filter(({ key }) => !hasText(spoken, key) && (hasText(general, key) || has(lastResort, key)));
  if (missing.length > 0 && !own)
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

/** A field's message that is no label: viewers would read the general one. */
const unknownMessages = ({ messages }: LabelUses, general: Spoken): Diagnostic[] =>
  messages
    .filter(({ key }) => !hasText(general, key) && !has(lastResort, key))
    .map(({ key, file, pointer }) =>
      fault(file, pointer, 'missing-label', `the key of a label of ${general.locale}, or words`, `"${key}"`),
    );

/** The grid names what its titles are filtered by: categories, and tags of the form name:value. */
const isOfGrid = (key: string) => key.startsWith('facets.');

/** Keys that nothing uses, each at the first language that has it. */
function unused(spoken: readonly Spoken[], { named, texts }: LabelUses): Diagnostic[] {
  const used = new Set([...named.map(({ key }) => key), ...Object.keys(lastResort), ...problemCodes]);
  const reported = new Set<string>();
  return spoken.flatMap(({ file, own = {} }) =>
    Object.keys(own).flatMap((key) => {
      if (used.has(key) || texts.has(key) || reported.has(key) || isOfGrid(key)) return [];
      reported.add(key);
      const expected = 'a key that a document names, or one of the product’s own';
      return [warning(file, pointerTo('/labels', key), 'unused-label', expected, `“${key}”`)];
    }),
  );
}

const empty = (spoken: readonly Spoken[]): Diagnostic[] =>
  spoken.flatMap(({ file, own = {} }) =>
    Object.entries(own).flatMap(([key, text]) =>
      text.trim() === '' ? [warning(file, pointerTo('/labels', key), 'empty-label', 'a text', 'an empty one')] : [],
    ),
  );

/** Labels that a language lacks, that are empty, or that nothing names. Whatever could not be read speaks for itself. */
export function labelFindings(bundle: RealmBundle, broken: ReadonlySet<string>): Diagnostic[] {
  const spoken = spokenIn(bundle);
  const [general, ...others] = spoken;
  if (!general || broken.has('labels')) return [];
  const uses = labelUses(bundle);
  return [
    ...others.flatMap((one) => missingIn(one, general, [...uses.named, ...uses.messages])),
    ...unknownMessages(uses, general),
    ...(broken.size === 0 ? unused(spoken, uses) : []),
    ...empty(spoken),
  ];
}
