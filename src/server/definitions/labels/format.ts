import type { IcuMessage } from '#schemas/labels/icu.ts';
import { icuMessageOf, TYPE } from '#schemas/labels/icu.ts';
import { languageTag } from '#schemas/locale.ts';

type Values = Readonly<Record<string, string | number>>;

const numeric = (value: string | number | undefined) =>
  typeof value === 'number' ? value : Number(value ?? Number.NaN);

function formatElements(elements: IcuMessage, values: Values, tag: string, count?: number): string {
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return count === undefined ? '' : new Intl.NumberFormat(tag).format(count);
        case TYPE.plural: {
          const value = numeric(values[element.value]) - element.offset;
          const rule = Number.isNaN(value)
            ? 'other'
            : new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).select(value);
          const option =
            element.options[`=${value + element.offset}`] ?? element.options[rule] ?? element.options['other'];
          return option ? formatElements(option.value, values, tag, Number.isNaN(value) ? undefined : value) : '';
        }
        case TYPE.select: {
          const option = element.options[String(values[element.value])] ?? element.options['other'];
          return option ? formatElements(option.value, values, tag, count) : '';
        }
        case TYPE.number:
          return new Intl.NumberFormat(tag).format(numeric(values[element.value]));
        case TYPE.date:
        case TYPE.time:
          return new Intl.DateTimeFormat(tag).format(numeric(values[element.value]));
        case TYPE.tag:
          return formatElements(element.children, values, tag, count);
        default: {
          const value = values[element.value];
          return value === undefined ? `{{${element.value}}}` : String(value);
        }
      }
    })
    .join('');
}

/** Formats a label with values. Placeholders without a value are left unchanged. */
export function formatText(text: string, values: Values, locale: string): string {
  const message = icuMessageOf(text);
  if (message) return formatElements(message, values, languageTag(locale));
  return text.replace(/\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
