// The parser is imported by an alias, because in builds for viewers the package name itself resolves to a version
// without the parser (scripts/vite-parts.ts).
import { type MessageFormatElement, parse, TYPE } from '#icu-parser';

/** Texts by key. */
export type TextsByKey = Readonly<Record<string, string>>;

/** A parsed ICU message, which clients format without a parser. */
export type IcuMessage = MessageFormatElement[];

/** Authors write plain placeholders as `{{token}}`; ICU uses `{token}`. */
const asIcu = (text: string) => text.replace(/\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}/g, '{$1}');

/**
 * Parses a text as an ICU message.
 * @throws SyntaxError if it is invalid.
 */
export const parseIcu = (text: string): IcuMessage => parse(asIcu(text), { ignoreTag: true, captureLocation: false });

const isPlain = ({ type }: MessageFormatElement) => type === TYPE.literal || type === TYPE.argument;

/** Parsed form of a text with more than plain placeholders; undefined for plain or invalid texts. */
export function icuMessageOf(text: string): IcuMessage | undefined {
  // Fast path: a text without a comma within braces contains plain placeholders only and needs no parsing.
  if (!/\{[^{}]*,/.test(text)) return undefined;
  try {
    const message = parseIcu(text);
    return message.every(isPlain) ? undefined : message;
  } catch {
    // The import of a realm's folder rejects invalid messages. An invalid message from another source is shown
    // unchanged.
    return undefined;
  }
}

/** Returns the parsed forms of those texts that are ICU messages, by key. */
export function icuMessagesOf(texts: TextsByKey): Record<string, IcuMessage> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const message = icuMessageOf(text);
      return message ? [[key, message]] : [];
    }),
  );
}

export { TYPE };
