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

test('lists a stream’s subtitle tracks after subtitle files, and leaves out languages that have a file @play-19', () => {
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
  ['the forced track in the audio’s language if the viewer has chosen nothing', undefined, false, 'en-GB', 0],
  ['none if the forced track is in another language than the audio', undefined, false, 'es', -1],
  ['none if a subtitle file is shown', undefined, true, 'en', -1],
  ['the track that the viewer has chosen', spanish, false, 'en', 3],
  ['the chosen track after its id has changed', { ...spanish, id: 9 }, false, 'en', 3],
  ['none if the chosen track no longer exists', text(1, 'fr'), false, 'en', -1],
])('selects a text track embedded in the stream: %s @play-19', (_what, chosen, hasFile, sound, expected) => {
  expect(shownText(all, { chosen, hasFile, sound })).toBe(expected);
});
