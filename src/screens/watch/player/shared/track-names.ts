import type { Translate } from '#renderers/messages/messages.tsx';
import type { Choice } from '#renderers/ports/player.ts';
import { displayName } from '#schemas/display-name.ts';

/** What streams write where they know no language (ISO 639-2: undetermined, uncoded): no word for people. */
const nothing: ReadonlySet<string> = new Set(['', 'und', 'mis', 'mul', 'root', 'null', 'undefined']);

/** The name of a track's language; undefined where the stream says nothing that has a name. */
function languageOf(code: string, locale: string): string | undefined {
  // Some write it as locales are written.
  const tag = code.trim().replaceAll('_', '-');
  if (nothing.has(tag.toLowerCase())) return undefined;
  const name = displayName(tag, locale, 'language');
  return name === tag ? undefined : name;
}

/**
 * Names of the tracks of one menu, by their numbers: the language in the words of a locale. Streams name every track as well, which is of use
 * where there are two of one language, or where the language has no name; what tells two apart by neither is counted. No name is empty, and no
 * two are the same.
 */
export function trackNames(tracks: readonly Choice[], locale: string, t: Translate): Map<number, string> {
  const known = tracks.map(({ id, name, detail = '', isForHearingImpaired }, index) => {
    const language = languageOf(name, locale);
    const word = detail.trim();
    const isTag = word === '' || word === name;
    // A code without a name is still better than a number, but for those that say nothing.
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
