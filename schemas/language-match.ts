import { languageTag } from './locale.ts';

/** Language tag as in preferences and URLs, such as en, en_US or pt-BR. */
export const languageTagPattern = /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,3}$/;

/** Parses a language tag such as `pt-BR`, `pt_BR` or `por`; undefined for invalid tags and `und`. */
function partsOf(
  tag: string,
): (Record<'language' | 'script' | 'region', string | undefined> & { whole: string }) | undefined {
  try {
    const locale = new Intl.Locale(languageTag(tag));
    // The tag "und" is rejected, because JavaScript engines differ in the language that they derive from it.
    if (locale.baseName.startsWith('und')) return undefined;
    const { language, script } = locale.maximize();
    return { whole: locale.baseName, language, script, region: locale.region };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Countries of region 419, Latin America and the Caribbean (UN M49), for which CLDR has a Spanish locale. */
const latinAmerica = /^(?:419|AR|BO|BR|BZ|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PR|PY|SV|UY|VE)$/;

/** How well a language replaces another: 0 (not at all) to 5 (the same). */
function fit(offered: string, wished: string): number {
  const [one, other] = [partsOf(offered), partsOf(wished)];
  if (!one || !other) return offered.toLowerCase() === wished.toLowerCase() ? 5 : 0;
  if (one.whole === other.whole) return 5;
  if (one.language !== other.language) return 0;
  if (one.script !== other.script) return 1;
  const regions = [one.region ?? '', other.region ?? ''];
  if (regions.includes('419') && regions.every((region) => latinAmerica.test(region))) return 4;
  // A language without a region matches every region.
  return one.whole === one.language ? 3 : 2;
}

/** An item, such as a subtitle track, in a language. `detail` distinguishes items of the same language. */
interface InLanguage {
  name: string;
  detail?: string | undefined;
}

/**
 * Selects the item that best matches a language (BCP 47, lenient in notation): preferably with the same tag, else the
 * language without a region, else with another region, else in another writing system. Among equally good items it
 * prefers the requested detail, then items without a detail.
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
