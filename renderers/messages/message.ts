import type { MessageFormatElement } from 'react-intl';

/** Kinds of node in formatjs' message tree that a label without ICU syntax needs. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * A label text with `{{token}}` placeholders as the message tree that react-intl draws without its parser.
 * One pass: a value that itself looks like a placeholder stays text.
 */
export function toMessage(text: string): MessageFormatElement[] {
  return text
    .split(/\{\{\s*([A-Za-z0-9_]+)\s*\}\}/)
    .map((part, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value: part }))
    .filter(({ type, value }) => type === ARGUMENT || value !== '') as MessageFormatElement[];
}
