import { expect, test } from 'vitest';
import type { AdError } from './ad-error.ts';
import { createAnswers, inline, vast, wrapper } from './fake/answers.ts';
import { loadAds } from './vast.ts';

const tag = 'https://ads.test/vast';
const never = new AbortController().signal;

async function load(answers: Record<string, string>, url = tag) {
  const pings: string[] = [];
  const { loadXml, asked } = createAnswers(answers);
  const tools = { loadXml, ping: (address: string) => void pings.push(address), page: 'https://apex.test/video/1' };
  const ads = await loadAds({ url }, tools, never).catch((error: unknown) => error as AdError);
  return { ads: Array.isArray(ads) ? ads : [], code: Array.isArray(ads) ? undefined : ads.code, pings, asked };
}

test('reads media files, skip offset and tracking URLs from a VAST response @play-12', async () => {
  const { ads, pings } = await load({ [tag]: vast(inline({ skipoffset: '00:00:05' })) });
  expect(ads).toMatchObject([
    {
      duration: 10,
      skipAfter: 5,
      clickThrough: 'https://shop.test/?cb=[CACHEBUSTING]',
      clicks: ['https://t.test/ad/click'],
      impressions: ['https://t.test/ad/impression?at=[TIMESTAMP]&cb=[CACHEBUSTING]'],
      files: [
        { url: 'https://cdn.test/ad-360.mp4', type: 'video/mp4', height: 360, bitrate: 800 },
        { url: 'https://cdn.test/ad-720.mp4', type: 'video/mp4', height: 720, bitrate: 2000 },
      ],
    },
  ]);
  expect(ads[0]?.events['progress-3']).toEqual(['https://t.test/ad/progress']);
  expect(pings).toEqual([]);
});

test('converts an ad’s skip offset in percent to seconds; without an offset, the ad cannot be skipped @play-12', async () => {
  const { ads } = await load({ [tag]: vast(inline({ skipoffset: '50%' })) });
  expect(ads[0]?.skipAfter).toBe(5);
  const never = await load({ [tag]: vast(inline()) });
  expect(never.ads[0]?.skipAfter).toBeUndefined();
});

test('orders the ads of an ad pod by sequence; without a sequence, plays only the first ad @play-12', async () => {
  const pod = vast(
    inline({ name: 'two', sequence: 2 }),
    inline({ name: 'one', sequence: 1 }),
    inline({ name: 'spare' }),
  );
  expect((await load({ [tag]: pod })).ads.map(({ clicks }) => clicks[0])).toEqual([
    'https://t.test/one/click',
    'https://t.test/two/click',
  ]);
  const others = vast(inline({ name: 'one' }), inline({ name: 'two' }));
  expect((await load({ [tag]: others })).ads).toHaveLength(1);
});

test('follows VAST wrappers and adds their tracking URLs to the ad’s URLs @play-12', async () => {
  const { ads, asked } = await load({
    [tag]: vast(wrapper('https://ads.test/2', 'first')),
    'https://ads.test/2': vast(wrapper('https://ads.test/3', 'second')),
    'https://ads.test/3': vast(inline()),
  });
  expect(asked).toHaveLength(3);
  expect(ads[0]?.impressions.map((url) => url.split('?')[0])).toEqual([
    'https://t.test/first/impression',
    'https://t.test/second/impression',
    'https://t.test/ad/impression',
  ]);
  expect(ads[0]?.events['midpoint']).toHaveLength(3);
});

test('follows five VAST wrappers and rejects a sixth @play-12', async () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length: length + 1 }, (_, index) => [
        index === 0 ? tag : `https://ads.test/${index}`,
        vast(index === length ? inline() : wrapper(`https://ads.test/${index + 1}`)),
      ]),
    );
  expect((await load(chain(5))).ads).toHaveLength(1);
  expect(await load(chain(6))).toMatchObject({ code: 302, ads: [] });
});

const faults: [string, Record<string, string>, number, string[]][] = [
  [
    'an empty VAST response',
    { [tag]: '<VAST version="4.1"><Error>https://t.test/e?[ERRORCODE]</Error></VAST>' },
    303,
    ['https://t.test/e?303'],
  ],
  ['a VAST response that is not XML', { [tag]: 'Service unavailable' }, 100, []],
  ['truncated XML', { [tag]: '<VAST version="4.1"><Ad>' }, 100, []],
  ['another XML document', { [tag]: '<html/>' }, 100, []],
  ['a response of status 404', {}, 301, []],
  [
    'a wrapper of a missing VAST document',
    { [tag]: vast(wrapper('https://ads.test/gone')) },
    301,
    ['https://t.test/wrapper/error?code=301'],
  ],
  ['wrappers that form a circle', { [tag]: vast(wrapper(tag)) }, 302, ['https://t.test/wrapper/error?code=302']],
  [
    'a wrapper of an unsafe URL',
    { [tag]: vast(wrapper('javascript://x.test/%0aalert(1)')) },
    301,
    ['https://t.test/wrapper/error?code=301'],
  ],
];
test.each(faults)('rejects an ad with the VAST error code $2: %s @play-12', async (_what, answers, code, pings) => {
  const answer = await load(answers);
  expect(answer.code).toBe(code);
  expect([...new Set(answer.pings)]).toEqual(pings);
});

test('rejects plain HTTP URLs of other origins in VAST responses @play-12', async () => {
  expect(await load({}, 'http://ads.test/vast')).toMatchObject({ code: 301, asked: [] });
  expect((await load({}, '/ads/vast.xml?cb=[CACHEBUSTING]')).asked[0]).toMatch(
    /^https:\/\/apex\.test\/ads\/vast\.xml\?cb=\d{8}$/,
  );
});
