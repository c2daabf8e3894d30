import type { Choice } from '#renderers/ports/player.ts';
import { bestInLanguage } from '#schemas/language-match.ts';
import type { StreamText } from './engines/text-track.ts';

/** Numbers of text tracks within the stream begin here in the menu; those of the title's own files are below. */
export const STREAM_TEXTS = 10_000;

const isSameLanguage = (one: string, other: string): boolean =>
  one !== '' && bestInLanguage([{ name: one }], other) !== undefined;

/**
 * The text tracks that a viewer can choose from: the files beside the stream, then what the stream has in other languages or for viewers who
 * are hard of hearing. Forced tracks are no choice: they go with the sound.
 */
export function textChoices(files: readonly Choice[], texts: readonly StreamText[]): Choice[] {
  const own = texts.filter(
    ({ isForced, isForHearingImpaired, language }) =>
      !isForced && (isForHearingImpaired || !files.some(({ name }) => isSameLanguage(name, language))),
  );
  return [
    ...files,
    ...own.map(({ id, language, label, isDefault, isForHearingImpaired }) => ({
      id: STREAM_TEXTS + id,
      name: language,
      detail: label,
      isDefault,
      isForHearingImpaired,
    })),
  ];
}

/**
 * The track within the stream that is shown, -1 for none: the chosen one, else what is forced in the language of the sound.
 * @param chosen undefined where none within the stream is chosen
 * @param hasFile whether subtitles of a file are shown, which say what a forced track says
 * @param sound language of the sound
 */
export function shownText(
  texts: readonly StreamText[],
  { chosen, hasFile, sound }: { chosen: StreamText | undefined; hasFile: boolean; sound: string },
): number {
  if (chosen) return sameText(texts, chosen)?.id ?? -1;
  if (hasFile) return -1;
  return texts.find(({ isForced, language }) => isForced && isSameLanguage(language, sound))?.id ?? -1;
}

/** The track of a stream that was loaded anew which a viewer had chosen before, by another number perhaps. */
export const sameText = (texts: readonly StreamText[], { language, label, isForHearingImpaired }: StreamText) =>
  texts.find(
    (one) =>
      one.language === language &&
      one.label === label &&
      one.isForHearingImpaired === isForHearingImpaired &&
      !one.isForced,
  );
