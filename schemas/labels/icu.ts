// By this name the bundle has the parser in full, which it leaves out of what viewers load (scripts/vite-parts.ts).
import { type MessageFormatElement, parse, TYPE } from '#icu-parser';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** A parsed message: a tree that clients format without a parser. */
export type Message = MessageFormatElement[];

/** `{{token}}` is how authors write a plain placeholder; ICU says `{token}`. */
const asIcu = (text: string) => text.replace(/\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}/g, '{$1}');

/**
 * Parses a text as an ICU message.
 * @throws SyntaxError when it is not one.
 */
export const parseIcu = (text: string): Message => parse(asIcu(text), { ignoreTag: true, captureLocation: false });

const isPlain = ({ type }: MessageFormatElement) => type === TYPE.literal || type === TYPE.argument;

/** The parsed form of a text that says more than plain placeholders do; undefined for plain texts and for broken ones. */
export function icuMessageOf(text: string): Message | undefined {
  // Without a comma in braces there is nothing but placeholders.
  if (!/\{[^{}]*,/.test(text)) return undefined;
  try {
    const message = parseIcu(text);
    return message.every(isPlain) ? undefined : message;
  } catch {
    // Refused at load; a text that got in some other way is shown as it is.
    return undefined;
  }
}

/** Those of the texts that are ICU messages, parsed. */
export function icuMessagesOf(texts: Texts): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const message = icuMessageOf(text);
      return message ? [[key, message]] : [];
    }),
  );
}

export { TYPE };
