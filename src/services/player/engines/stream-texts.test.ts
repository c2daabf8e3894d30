import type Hls from 'hls.js';
import { expect, test, vi } from 'vitest';
import { streamTextOf } from './dash-texts.ts';
import { followHlsTexts, textOfChannel, textOfRendition } from './hls-texts.ts';
import { textsOfIsd } from './imsc-text.ts';

const rendition = { lang: 'en', name: 'English', forced: false, default: false };

test.each([
  ['a plain rendition', {}, {}],
  ['a forced one, which is never the default', { forced: true, default: true }, { isForced: true }],
  ['the default rendition', { default: true }, { isDefault: true }],
  [
    'one that describes sounds for deaf viewers',
    { characteristics: 'public.easy-to-read,public.accessibility.describes-music-and-sound' },
    { isForHearingImpaired: true },
  ],
])('converts an HLS subtitle rendition to a text track with the flags $2: %s @play-19', (_what, given, expected) => {
  expect(textOfRendition({ ...rendition, ...given }, 3)).toEqual({
    id: 3,
    language: 'en',
    label: 'English',
    isForced: false,
    isDefault: false,
    isForHearingImpaired: false,
    ...expected,
  });
});

test('labels embedded captions with the playlist’s language name, else with their channel number @play-19', () => {
  expect(textOfChannel(1, { ...rendition, lang: 'es', name: 'Español' })).toMatchObject({
    language: 'es',
    label: 'Español',
    isForHearingImpaired: true,
  });
  expect(textOfChannel(3, undefined)).toMatchObject({ language: '', label: 'CC3', isForHearingImpaired: false });
  expect(textOfChannel(1, undefined).id).not.toBe(textOfRendition(rendition, 1).id);
});

const role = (value: string) => ({ roles: [{ schemeIdUri: 'urn:mpeg:dash:role:2011', value }] });
test.each([
  ['role subtitle', role('subtitle'), {}],
  ['role main is the default', role('main'), { isDefault: true }],
  ['role forced-subtitle', role('forced-subtitle'), { isForced: true }],
  ['role forced_subtitle with an underscore', role('forced_subtitle'), { isForced: true }],
  ['role caption', role('caption'), { isForHearingImpaired: true }],
  ['captions embedded in the video', { isEmbedded: true, ...role('main') }, { isForHearingImpaired: true }],
  [
    'the accessibility descriptor for the hard of hearing',
    { accessibility: [{ schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value: 2 }] },
    { isForHearingImpaired: true },
  ],
])('converts DASH subtitles to a text track with the flags $2: %s @play-19', (_what, given, expected) => {
  expect(streamTextOf({ lang: 'en', labels: [{ text: 'English' }], ...given }, 2)).toEqual({
    id: 2,
    language: 'en',
    label: 'English',
    isForced: false,
    isDefault: false,
    isForHearingImpaired: false,
    ...expected,
  });
});

const style = (name: string) => `http://www.w3.org/ns/ttml#styling ${name}`;
const region = (top: number, align: string, contents: object[]) => ({
  kind: 'region',
  styleAttrs: {
    [style('origin')]: { h: { rh: top, rw: 0 } },
    [style('extent')]: { h: { rh: 0.2, rw: 0 } },
    [style('displayAlign')]: align,
  },
  contents: [{ kind: 'body', contents: [{ kind: 'div', contents: [{ kind: 'p', contents }] }] }],
});
const span = (text: string, fontStyle = 'normal') => ({
  kind: 'span',
  text,
  styleAttrs: { [style('fontStyle')]: fontStyle },
});

test('preserves line breaks, italics and vertical position of TTML text @play-19', () => {
  const words = [span('Deux '), span('mots', 'italic'), { kind: 'br' }, span('et <plus>')];
  expect(textsOfIsd({ contents: [region(0.1, 'before', words), region(0.75, 'after', [span('Bas')])] })).toEqual([
    { text: 'Deux <i>mots</i>\net &lt;plus&gt;', line: 10 },
    { text: 'Bas', line: 95 },
  ]);
  expect(textsOfIsd({ contents: [region(0, 'before', [span(' ')])] })).toEqual([]);
});

test('hls.js: adds a text track with cues for captions found in the video @play-19', () => {
  const heard = new Map<string, (event: string, data: object) => void>();
  const spanish = { ...rendition, lang: 'es', name: 'Español' };
  const hls = {
    subtitleTracks: [rendition, spanish],
    subtitleTrack: -1,
    on: (name: string, hear: (event: string, data: object) => void) => heard.set(name, hear),
  };
  const [onTextTracks, onTextCues] = [vi.fn(), vi.fn()];
  const select = followHlsTexts(hls as unknown as Hls, { onTextTracks, onTextCues });
  const tell = (name: string, data: object) => heard.get(name)?.(name, data);
  tell('hlsManifestLoaded', { captions: [{ ...rendition, instreamId: 'CC1' }] });
  tell('hlsNonNativeTextTracksFound', { tracks: [{ _id: 'textTrack1' }, { _id: 'textTrack3' }] });
  const found = onTextTracks.mock.lastCall?.[0] as { id: number; label: string }[];
  expect(found.map(({ label }) => label)).toEqual(['English', 'Español', 'English', 'CC3']);
  tell('hlsCuesParsed', { type: 'captions', track: 'textTrack3', cues: ['one'] });
  expect(onTextCues).toHaveBeenLastCalledWith(found[3]?.id, ['one']);
  tell('hlsCuesParsed', { type: 'subtitles', track: 'subtitles1', subtitleTrack: spanish, cues: ['dos'] });
  expect(onTextCues).toHaveBeenLastCalledWith(1, ['dos']);
  // Embedded captions need no rendition: they come with the video.
  select(found[3]?.id ?? -1);
  expect(hls.subtitleTrack).toBe(-1);
  select(1);
  expect(hls.subtitleTrack).toBe(1);
});
