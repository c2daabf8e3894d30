import type { Translate } from '#renderers/messages/messages.tsx';
import type { Choice } from '#renderers/ports/player.ts';
import { displayName } from '#schemas/display-name.ts';
import { languageTag } from '#schemas/locale.ts';

/** Language codes that name no language (ISO 639-2: undetermined, uncoded). They are not shown to viewers. */
const nothing: ReadonlySet<string> = new Set(['', 'und', 'mis', 'mul', 'root', 'null', 'undefined']);

/** Name of a track's language; undefined if the code has none. */
function languageOf(code: string, locale: string): string | undefined {
  // Some streams write language codes like locales, such as en_US.
  const tag = languageTag(code.trim());
  if (nothing.has(tag.toLowerCase())) return undefined;
  const name = displayName(tag, locale, 'language');
  return name === tag ? undefined : name;
}

/**
 * Unique, non-empty names of a menu's tracks by id: the language in the viewer's locale. The stream's own name is added
 * if two tracks share a language, or replaces a language without a name; remaining duplicates are numbered.
 */
export function trackNames(tracks: readonly Choice[], locale: string, t: Translate): Map<number, string> {
  const known = tracks.map(({ id, name, detail = '', isForHearingImpaired }, index) => {
    const language = languageOf(name, locale);
    const word = detail.trim();
    const isTag = word === '' || word === name;
    // If the code has no known name, the code itself is shown rather than a number, unless it means "unknown".
    const code = nothing.has(name.trim().toLowerCase()) ? undefined : name.trim();
    const own = language ?? (isTag ? code : word) ?? t('player.track', { number: index + 1 });
    return {
      id,
      name: isForHearingImpaired ? t('player.hearingImpaired', { name: own }) : own,
      word,
      isTag,
      language,
    };
  });
  const alike = (names: readonly string[], index: number) => names.filter((name) => name === names[index]).length > 1;
  const first = known.map(({ name }) => name);
  const second = known.map(({ name, word, isTag, language }, index) =>
    alike(first, index) && language !== undefined && !isTag ? `${name} · ${word}` : name,
  );
  return new Map(
    known.map(({ id }, index) => {
      const name = second[index] ?? '';
      const before = second.slice(0, index).filter((other) => other === name).length;
      return [id, alike(second, index) ? `${name} · ${before + 1}` : name];
    }),
  );
}
