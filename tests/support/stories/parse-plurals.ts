import type { Labels } from '#schemas/wire/site/realm.ts';

type Messages = Labels['messages'][string];

// Numbers of the elements of a parsed ICU message.
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;

/** Parses the text of a plural form, in which # stands for the number. */
const parseForm = (text: string) =>
  text
    .split(/(#)/)
    .filter(Boolean)
    .map((value) => (value === '#' ? { type: POUND } : { type: LITERAL, value }));

/**
 * Parses those labels that consist of plural forms. Stories need it, because bundles for browsers have no parser of ICU
 * messages. Labels with a text beside the plural forms are left out.
 */
export function parsePlurals(texts: Record<string, string>): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const [, value, forms = ''] = /^\{(\w+), plural, ((?:\s*[\w=]+ \{[^{}]*\})+)\}$/.exec(text) ?? [];
      const options = [...forms.matchAll(/([\w=]+) \{([^{}]*)\}/g)].map(([, name = '', form = '']) => [
        name,
        { value: parseForm(form) },
      ]);
      const message = { type: PLURAL, value, offset: 0, pluralType: 'cardinal', options: Object.fromEntries(options) };
      return value === undefined ? [] : [[key, [message]]];
    }),
  );
}
