import { expect, test } from 'vitest';
import type { StreamText } from './engines/text-track.ts';
import { shownText, STREAM_TEXTS, textChoices } from './text-choice.ts';

const text = (id: number, language: string, more: Partial<StreamText> = {}): StreamText => ({
  id,
  language,
  label: undefined,
  isForced: false,
  isDefault: false,
  isForHearingImpaired: false,
  ...more,
});
const forced = text(0, 'en', { isForced: true });
const english = text(1, 'en');
const captions = text(2, 'en', { isForHearingImpaired: true });
const spanish = text(3, 'es', { isDefault: true });
const all = [forced, english, captions, spanish];
const files = [{ id: 0, name: 'en-US' }];
const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);

test('lists a stream’s subtitle tracks after subtitle files, without languages that files have @play-19', () => {
  const choices = textChoices(files, all);
  expect(choices.map(({ id }) => id)).toEqual([0, STREAM_TEXTS + 2, STREAM_TEXTS + 3]);
  expect(choices.map(({ isDefault, isForHearingImpaired }) => [isDefault, isForHearingImpaired])).toEqual([
    [undefined, undefined],
    [false, true],
    [true, false],
  ]);
  expect(namesOf(textChoices([], all))).toEqual(['en', 'en', 'es']);
  expect(namesOf(textChoices(files, [text(0, '')]))).toEqual(['en-US', '']);
});

test.each([
  ['nothing is chosen: what is forced in the language of the sound', undefined, false, 'en-GB', 0],
  ['the sound is in another language', undefined, false, 'es', -1],
  ['subtitles of a file say it all', undefined, true, 'en', -1],
  ['what is chosen', spanish, false, 'en', 3],
  ['what was chosen before, which has another number now', { ...spanish, id: 9 }, false, 'en', 3],
  ['what was chosen before and is not there', text(1, 'fr'), false, 'en', -1],
])('chooses the embedded text track if %s @play-19', (_what, chosen, hasFile, sound, expected) => {
  expect(shownText(all, { chosen, hasFile, sound })).toBe(expected);
});
