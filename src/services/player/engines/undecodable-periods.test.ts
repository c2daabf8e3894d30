import { expect, test } from 'vitest';
import { type PeriodManifest, removeUndecodablePeriods } from './undecodable-periods.ts';

const picture = (codecs: string) => ({
  contentType: 'video',
  Representation: [{ mimeType: 'video/mp4', codecs }],
});
const sound = { mimeType: 'audio/mp4', Representation: [{ mimeType: 'audio/mp4', codecs: 'mp4a.40.2' }] };
const film = { AdaptationSet: [picture('avc1.4D401F'), sound] };
const foreign = { AdaptationSet: [picture('hvc1.1.6.L93.B0'), sound] };
const isDecodable = (_mimeType: string, codecs: string) => !codecs.startsWith('hvc1');
const remove = (manifest: PeriodManifest) => ({ ...removeUndecodablePeriods(manifest, isDecodable), manifest });

test('removes an undecodable DASH Period without moving the other Periods @play-20', () => {
  const Period = [{ ...film, duration: 10 }, { ...foreign, duration: 5 }, { ...film }];
  expect(remove({ mediaPresentationDuration: 30, Period })).toEqual({
    gaps: [{ start: 10, end: 15 }],
    isUndecodable: false,
    manifest: {
      mediaPresentationDuration: 30,
      Period: [
        { ...film, start: 0, duration: 10 },
        { ...film, start: 15, duration: 15 },
      ],
    },
  });
});

test('ends the video before an undecodable last DASH Period @play-20', () => {
  const Period = [
    { ...film, start: 0 },
    { ...foreign, start: 20, duration: 10 },
  ];
  expect(remove({ mediaPresentationDuration: 30, Period })).toMatchObject({
    gaps: [],
    manifest: { mediaPresentationDuration: 20, Period: [{ start: 0, duration: 20 }] },
  });
});

test('reports a video that is mostly undecodable and does not change the DASH manifest @play-20', () => {
  const Period = [
    { ...film, duration: 5 },
    { ...foreign, duration: 25 },
  ];
  expect(remove({ Period })).toEqual({ gaps: [], isUndecodable: true, manifest: { Period } });
});

test.each<[string, PeriodManifest]>([
  ['all Periods can be decoded', { Period: [{ ...film, duration: 10 }] }],
  ['no Period can be decoded', { Period: [{ ...foreign, duration: 10 }] }],
  [
    'the stream is live',
    {
      type: 'dynamic',
      Period: [
        { ...foreign, duration: 1 },
        { ...film, duration: 10 },
      ],
    },
  ],
  ['a Period has no known end', { Period: [{ ...film, duration: 10 }, foreign] }],
  ['the manifest states no codec', { Period: [{ AdaptationSet: [{ mimeType: 'video/mp4' }], duration: 10 }] }],
])('leaves the DASH manifest unchanged if %s', (_where, manifest) => {
  const before = structuredClone(manifest);
  expect(remove(manifest)).toEqual({ gaps: [], isUndecodable: false, manifest: before });
});
