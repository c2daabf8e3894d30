import type { TextsByKey } from '#schemas/labels/icu.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { lastResort } from '../../definitions/labels/base.ts';
import { placeholdersOf } from '../../definitions/labels/placeholders.ts';
import type { RealmBundle } from './bundle.ts';
import { createError, warning } from './mistakes.ts';

const marked = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
const textIn = (texts: TextsByKey, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);

function between(file: string, pointer: string, text: string, model: { text: string; of: string }): Diagnostic[] {
  const [own, wanted] = [placeholdersOf(text), placeholdersOf(model.text)];
  if (!own || !wanted) return [];
  const strange = [...own].filter((name) => !wanted.has(name));
  const left = [...wanted].filter((name) => !own.has(name));
  const all = wanted.size === 0 ? 'no placeholder' : `only ${marked([...wanted])}`;
  const found = describeValue(text);
  // Unknown placeholders are not replaced: viewers would see the braces.
  if (strange.length > 0) return [createError(file, pointer, 'placeholder', `${all}, as in ${model.of}`, found)];
  return left.length > 0 && text.trim() !== ''
    ? [warning(file, pointer, 'placeholder', `${marked(left)} as well, as in ${model.of}`, found)]
    : [];
}

/** Reports labels whose placeholders differ from those of the default language or of the product's text. */
export function placeholderFindings({ labels, settings }: RealmBundle): Diagnostic[] {
  const { defaultLocale } = settings.document;
  const general = labels.find(({ document }) => document.locale === defaultLocale)?.document.labels ?? {};
  return labels.flatMap(({ file, document: { locale, labels: texts } }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const own = locale === defaultLocale ? undefined : textIn(general, key);
      const product = textIn(lastResort, key);
      const model =
        own !== undefined
          ? { text: own, of: defaultLocale }
          : product !== undefined && { text: product, of: 'the product’s own text' };
      return model ? between(file, pointerTo('/labels', key), text, model) : [];
    }),
  );
}
