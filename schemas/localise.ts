import { pointerTo } from './issue.ts';

type Translate = (key: string) => string;

const LABEL_PREFIX = 't:';

/** Replaces every text of a document that starts with `t:` by the label it names. Does not modify the document. */
export function localise<T>(document: T, t: Translate): T;
export function localise(document: unknown, t: Translate): unknown {
  if (typeof document === 'string')
    return document.startsWith(LABEL_PREFIX) ? t(document.slice(LABEL_PREFIX.length)) : document;
  if (Array.isArray(document)) return document.map((part: unknown) => localise(part, t));
  if (document === null || typeof document !== 'object') return document;
  return Object.fromEntries(Object.entries(document).map(([key, part]: [string, unknown]) => [key, localise(part, t)]));
}

/** A text of a document, and where it is. */
export interface PlacedText {
  /** JSON pointer of the text. */
  pointer: string;
  text: string;
}

/** All texts of a document. */
export function listTexts(document: unknown, pointer = ''): PlacedText[] {
  if (typeof document === 'string') return [{ pointer, text: document }];
  if (document === null || typeof document !== 'object') return [];
  return Object.entries(document).flatMap(([key, part]: [string, unknown]) => listTexts(part, pointerTo(pointer, key)));
}

/** Key of the label that a text names; undefined for plain texts. */
export const labelNamed = (text: string): string | undefined =>
  text.startsWith(LABEL_PREFIX) ? text.slice(LABEL_PREFIX.length) : undefined;
