/** A language as it is written in preferences and addresses: such as en, en_US or pt-BR. */
export const languageTagPattern = /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,3}$/;

/** A language tag such as `pt-BR`, `pt_BR` or `por`, in parts; undefined for what is none, or `und`. */
function partsOf(tag: string): { whole: string; language: string; script: string | undefined } | undefined {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    // Engines differ in what they say of its language.
    if (locale.baseName.startsWith('und')) return undefined;
    const { language, script } = locale.maximize();
    return { whole: locale.baseName, language, script };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** How well a language stands in for another, from 0, which is not at all, to 4, the very same. */
function fit(offered: string, wished: string): number {
  const [one, other] = [partsOf(offered), partsOf(wished)];
  if (!one || !other) return offered.toLowerCase() === wished.toLowerCase() ? 4 : 0;
  if (one.whole === other.whole) return 4;
  if (one.language !== other.language) return 0;
  if (one.script !== other.script) return 1;
  // Without a region it is meant for everybody.
  return one.whole === one.language ? 3 : 2;
}

/** Something in a language; `detail` tells it from another in the same one. */
interface InLanguage {
  name: string;
  detail?: string | undefined;
}

/**
 * Which of several best stands in for a wished language (BCP 47, lenient in how it is written): the same tag, the language without a
 * region, then one of another region, then one in another script. Of several alike, that with the wished detail, else one without any.
 */
export function bestInLanguage<Item extends InLanguage>(
  items: readonly Item[],
  wished: string,
  detail?: string,
): Item | undefined {
  let best: Item | undefined;
  let score = 0;
  for (const item of items) {
    const language = fit(item.name, wished);
    const own = item.detail === detail ? 0.5 : item.detail === undefined ? 0.25 : 0;
    if (language > 0 && language + own > score) {
      best = item;
      score = language + own;
    }
  }
  return best;
}
