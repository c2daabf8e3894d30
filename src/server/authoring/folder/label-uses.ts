import { labelNamed, type PlacedText, textsIn } from '#schemas/localise.ts';
import { type RealmBundle, writtenOf } from './bundle.ts';
import { documentsOf } from './documents-of.ts';

/** A label that a document names, and where. */
export interface LabelUse {
  key: string;
  file: string;
  pointer: string;
}

/** A field's `messages` name labels without the `t:`; what has a space is a text. */
const isMessage = ({ pointer, text }: PlacedText) => pointer.split('/').at(-2) === 'messages' && !text.includes(' ');

/** Whether a key is one of the grid, which names what its titles are filtered by: categories, and tags of the form name:value. */
export const isOfGrid = (key: string): boolean => key.startsWith('facets.');

/** How the documents of a folder use the realm's labels. */
export interface LabelUses {
  /** By `t:`, each key where it is named first. */
  named: LabelUse[];
  /** By the messages of form fields. */
  messages: LabelUse[];
  /** Every text of every document, valid or not: one that equals a key may name it in a way that only its element knows. */
  texts: ReadonlySet<string>;
}

const firstOfEach = (uses: LabelUse[]): LabelUse[] => [
  ...new Map(uses.toReversed().map((use) => [use.key, use])).values(),
];

/** Finds the labels that a folder's documents name. */
export function labelUses(bundle: RealmBundle): LabelUses {
  const documents = documentsOf(bundle).filter(({ file }) => !file.startsWith('labels/'));
  const placed = documents.flatMap(({ file, document }) => textsIn(document).map((text) => ({ ...text, file })));
  const written = documents.flatMap((source) => textsIn(writtenOf(source)).map(({ text }) => text));
  const named = placed.flatMap(({ file, pointer, text }) => {
    const key = labelNamed(text);
    return key === undefined ? [] : [{ key, file, pointer }];
  });
  const messages = placed.filter(isMessage).map(({ file, pointer, text }) => ({ key: text, file, pointer }));
  return { named: firstOfEach(named), messages, texts: new Set(written) };
}
