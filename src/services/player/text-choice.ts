import type { Choice } from '#renderers/ports/player.ts';
import { bestInLanguage } from '#schemas/language-match.ts';
import type { StreamText } from './engines/text-track.ts';

/** In the menu, text tracks embedded in the stream have ids from this number on. Smaller ids are subtitle files. */
export const STREAM_TEXTS = 10_000;

const isSameLanguage = (one: string, other: string): boolean =>
  one !== '' && bestInLanguage([{ name: one }], other) !== undefined;

/**
 * Text tracks for the menu: first the subtitle files, then embedded tracks in other languages or for viewers who are
 * hard of hearing. Forced tracks are excluded, because they follow the audio.
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
 * Id of the embedded track to show, -1 for none: the selected one, else a forced one in the audio's language.
 * @param chosen undefined if no embedded track is selected
 * @param hasFile whether a subtitle file is shown, which includes the text of a forced track
 * @param sound language of the audio
 */
export function shownText(
  texts: readonly StreamText[],
  { chosen, hasFile, sound }: { chosen: StreamText | undefined; hasFile: boolean; sound: string },
): number {
  if (chosen) return sameText(texts, chosen)?.id ?? -1;
  if (hasFile) return -1;
  return texts.find(({ isForced, language }) => isForced && isSameLanguage(language, sound))?.id ?? -1;
}

/** Finds the selected track again after a reload, when its id may have changed. */
export const sameText = (texts: readonly StreamText[], { language, label, isForHearingImpaired }: StreamText) =>
  texts.find(
    (one) =>
      one.language === language &&
      one.label === label &&
      one.isForHearingImpaired === isForHearingImpaired &&
      !one.isForced,
  );
