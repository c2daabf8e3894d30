import { labelNamed, type PlacedText, listTexts } from '#schemas/localise.ts';
import { type RealmBundle, getWrittenValue } from './bundle.ts';
import { documentsOf } from './documents-of.ts';

/** A place in a document that refers to a label. */
export interface LabelUse {
  key: string;
  file: string;
  pointer: string;
}

/**
 * Whether a text is a label key in a field's `messages`, where keys have no prefix `t:`. A value with a space is plain
 * text.
 */
const isMessage = ({ pointer, text }: PlacedText) => pointer.split('/').at(-2) === 'messages' && !text.includes(' ');

/**
 * Whether a label belongs to the content grid. The grid derives such keys from categories and `name:value` tags, so no
 * document refers to them.
 */
export const isOfGrid = (key: string): boolean => key.startsWith('facets.');

/** References from the folder's documents to labels. */
export interface LabelUses {
  /** References with the prefix `t:`. Only the first reference to each key is listed. */
  named: LabelUse[];
  /** References from messages of form fields. */
  messages: LabelUse[];
  /**
   * All texts of all documents, valid or not. A label whose key is among them counts as used, because an element may
   * refer to it without the prefix.
   */
  texts: ReadonlySet<string>;
}

const firstOfEach = (uses: LabelUse[]): LabelUse[] => [
  ...new Map(uses.toReversed().map((use) => [use.key, use])).values(),
];

/** Finds the labels that a folder's documents use. */
export function labelUses(bundle: RealmBundle): LabelUses {
  const documents = documentsOf(bundle).filter(({ file }) => !file.startsWith('labels/'));
  const placed = documents.flatMap(({ file, document }) => listTexts(document).map((text) => ({ ...text, file })));
  const written = documents.flatMap((source) => listTexts(getWrittenValue(source)).map(({ text }) => text));
  const named = placed.flatMap(({ file, pointer, text }) => {
    const key = labelNamed(text);
    return key === undefined ? [] : [{ key, file, pointer }];
  });
  const messages = placed.filter(isMessage).map(({ file, pointer, text }) => ({ key: text, file, pointer }));
  return { named: firstOfEach(named), messages, texts: new Set(written) };
}
