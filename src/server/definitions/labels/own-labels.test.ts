import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import ar from '#schemas/labels/ar.json' with { type: 'json' };
import en from '#schemas/labels/en_US.json' with { type: 'json' };
import es from '#schemas/labels/es_ES.json' with { type: 'json' };
import pt from '#schemas/labels/pt_PT.json' with { type: 'json' };

const languages: [string, Record<string, string>][] = Object.entries({ es_ES: es, pt_PT: pt, ar });

/** Lists the argument names of a message; `{{token}}` counts as ICU's `{token}`. */
function argumentsOf(text: string): string[] {
  const names = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      const inner =
        element.type === TYPE.select || element.type === TYPE.plural
          ? Object.values(element.options).flatMap(({ value }) => names(value))
          : element.type === TYPE.tag
            ? names(element.children)
            : [];
      return [element.value, ...inner];
    });
  return [...new Set(names(parse(text.replace(/\{\{(\w+)\}\}/g, '{$1}'))))].sort();
}

test.each(languages)(
  'the built-in labels in %s have exactly the keys of the English ones @i18n-01 @i18n-02',
  (_locale, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  },
);

test.each(languages)(
  'the built-in labels in %s contain the same placeholders as the English ones @i18n-01',
  (_locale, texts) => {
    const wrong = Object.entries(en).filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(texts[key] ?? '').join(),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  },
);
