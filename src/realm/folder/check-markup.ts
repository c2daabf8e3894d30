import type { Diagnostic } from '#schemas/diagnostic.ts';
import { richParts } from '#schemas/generated/kinds.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { labelNamed, type PlacedText, textsIn } from '#schemas/localise.ts';
import { valueAt } from '#schemas/value-at.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import { warning } from './mistakes.ts';

/** A tag or an entity of HTML. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;
const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|\/)/.test(text);

/** Documents whose longer texts are rich, and the property that holds them. */
const richNames: Readonly<Record<string, string>> = { 'consent/terms.json': 'text', 'texts.json': 'text' };

/** Whether a text may hold simple HTML where it stands. */
function isRich({ file, document }: Sourced<unknown>, pointer: string): boolean {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  // The whole text of a piece of news, in a file of news and in an element.
  if (name === 'body' || richNames[file] === name) return true;
  const [, element = '', attribute = ''] = /^(.*)\/attributes\/([^/]+)$/.exec(pointer) ?? [];
  const kind = (valueAt(document, element) as { $type?: unknown } | undefined)?.$type;
  return richParts.get(String(kind))?.includes(attribute) ?? false;
}

/** Texts that are shown as they are written. */
const plainTexts = (source: Sourced<unknown>): PlacedText[] =>
  textsIn(source.document).filter(({ pointer, text }) => !isAddress(text) && !isRich(source, pointer));

/** Mark-up where viewers would read it as it is written: in plain texts, and in labels that such texts name. */
export function markupFindings(bundle: RealmBundle): Diagnostic[] {
  const sources = documentsOf(bundle).filter(({ file }) => !file.startsWith('labels/'));
  const placed = sources.flatMap((source) => plainTexts(source).map((text) => ({ ...text, file: source.file })));
  const uses = new Map(
    placed.toReversed().flatMap(({ file, pointer, text }): [string, string][] => {
      const label = labelNamed(text);
      return label === undefined ? [] : [[label, `${file} ${pointer}`]];
    }),
  );
  const expected = 'a text without mark-up';
  return [
    ...placed.flatMap(({ file, pointer, text }) =>
      markup.test(text) ? [warning(file, pointer, 'markup', expected, describeValue(text))] : [],
    ),
    ...bundle.labels.flatMap(({ file, document: { labels } }) =>
      Object.entries(labels).flatMap(([key, text]) => {
        const use = uses.get(key);
        if (use === undefined || !markup.test(text)) return [];
        const why = `${expected}, because ${use} shows it as it is`;
        return [warning(file, pointerTo('/labels', key), 'markup', why, describeValue(text))];
      }),
    ),
  ];
}
