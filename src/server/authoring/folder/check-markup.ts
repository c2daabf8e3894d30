import type { Diagnostic } from '#schemas/diagnostic.ts';
import { richParts } from '#schemas/generated/kinds.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { labelNamed, type PlacedText, listTexts } from '#schemas/localise.ts';
import { richTags } from '#schemas/rich-text.ts';
import { valueAt } from '#schemas/value-at.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import { warning } from './mistakes.ts';

/** Matches an HTML tag or entity. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;
const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|\/)/.test(text);

/** The documents that may contain rich texts, each with the name of the property that holds them. */
const richNames: Readonly<Record<string, string>> = { 'consent/terms.json': 'text', 'texts.json': 'text' };

/** Whether the text at a pointer may contain simple HTML. */
function isRich({ file, document }: Sourced<unknown>, pointer: string): boolean {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  // News items have a rich `body`, both in news.json and in elements that show news.
  if (name === 'body' || richNames[file] === name) return true;
  const [, element = '', place = ''] = /^(.*)\/attributes\/(.+)$/.exec(pointer) ?? [];
  const attribute = place.replaceAll(/\/\d+(?=\/)/g, '');
  const kind = (valueAt(document, element) as { $type?: unknown } | undefined)?.$type;
  return richParts.get(String(kind))?.includes(attribute) ?? false;
}

/** Matches an HTML tag and captures its name. */
const tag = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;

/** Names of tags that the sanitizer removes from a rich text. */
const droppedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(tag)].flatMap(([, name = '']) => {
      const lower = name.toLowerCase();
      return richTags.some((known) => known === lower) ? [] : [lower];
    }),
  ),
];

/** A text together with the document that contains it. */
type Written = PlacedText & { file: string };

/** A rule that rejects markup in a text. `found` describes the rejected markup; undefined if the text is valid. */
interface Ban {
  rule: string;
  expected: string;
  found: (text: string) => string | undefined;
}

const inPlain: Ban = {
  rule: 'markup',
  expected: 'a text without mark-up',
  found: (text) => (markup.test(text) ? describeValue(text) : undefined),
};
const inRich: Ban = {
  rule: 'dropped-markup',
  expected: `only the tags ${richTags.join(', ')}`,
  found: (text) => {
    const dropped = droppedIn(text);
    return dropped.length > 0 ? dropped.map((name) => `<${name}>`).join(', ') : undefined;
  },
};

/** Applies a rule to texts, and to the translations of the labels that they refer to. */
function banned({ labels }: RealmBundle, placed: readonly Written[], { rule, expected, found }: Ban): Diagnostic[] {
  const uses = new Map(
    placed.toReversed().flatMap(({ file, pointer, text }): [string, string][] => {
      const label = labelNamed(text);
      return label === undefined ? [] : [[label, `${file} ${pointer}`]];
    }),
  );
  const warn = (file: string, pointer: string, text: string, why: string) => {
    const held = found(text);
    return held === undefined ? [] : [warning(file, pointer, rule, why, held)];
  };
  return [
    ...placed.flatMap(({ file, pointer, text }) => warn(file, pointer, text, expected)),
    ...labels.flatMap(({ file, document }) =>
      Object.entries(document.labels).flatMap(([key, text]) => {
        const use = uses.get(key);
        const why = `${expected}, because ${use} shows it`;
        return use === undefined ? [] : warn(file, pointerTo('/labels', key), text, why);
      }),
    ),
  ];
}

/**
 * Reports HTML in plain texts, where viewers would see the tags, and tags in rich texts that the sanitizer removes.
 * Both are checked in documents and in the labels that the documents use.
 */
export function markupFindings(bundle: RealmBundle): Diagnostic[] {
  const sources = documentsOf(bundle).filter(({ file }) => !file.startsWith('labels/'));
  const placed = sources.flatMap((source) =>
    listTexts(source.document).map((text) => ({
      ...text,
      file: source.file,
      isRichText: isRich(source, text.pointer),
    })),
  );
  return [
    ...banned(
      bundle,
      placed.filter(({ text, isRichText }) => !isRichText && !isAddress(text)),
      inPlain,
    ),
    ...banned(
      bundle,
      placed.filter(({ isRichText }) => isRichText),
      inRich,
    ),
  ];
}
