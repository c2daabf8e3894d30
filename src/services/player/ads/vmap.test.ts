import { expect, test } from 'vitest';
import { documentOf, inline, vast } from './fake/answers.ts';
import { breaksIn } from './vmap.ts';

const adBreak = (offset: string, source: string, type = 'linear') =>
  `<vmap:AdBreak timeOffset="${offset}" breakType="${type}"><vmap:AdSource>${source}</vmap:AdSource>
  <vmap:TrackingEvents><vmap:Tracking event="breakStart"> https://t.test/b </vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>`;
const tag = (url: string) => `<vmap:AdTagURI templateType="vast3"><![CDATA[ ${url} ]]></vmap:AdTagURI>`;
const vmap = (...breaks: string[]) =>
  documentOf(`<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks.join('')}</vmap:VMAP>`);

test('reads ad breaks with their positions from VMAP and skips those without a position in the content @play-12', () => {
  const breaks = breaksIn(
    vmap(
      adBreak('start', tag('https://ads.test/1')),
      adBreak('00:00:10.500', `<vmap:VASTAdData>${vast(inline())}</vmap:VASTAdData>`),
      adBreak('25%', tag('https://ads.test/2'), 'linear,nonlinear'),
      adBreak('0%', tag('https://ads.test/3')),
      adBreak('end', tag('https://ads.test/4')),
      adBreak('#2', tag('https://ads.test/5')),
      adBreak('soon', tag('https://ads.test/6')),
      adBreak('start', tag('https://ads.test/7'), 'display'),
      adBreak('start', ''),
    ),
  );
  expect(breaks.map(({ place }) => place)).toEqual([{ seconds: 0 }, { seconds: 10.5 }, { part: 0.25 }, { seconds: 0 }]);
  expect(breaks[0]).toMatchObject({
    source: { url: 'https://ads.test/1' },
    events: { breakStart: ['https://t.test/b'] },
  });
  expect(breaks[1]?.source).toMatchObject({ element: { localName: 'VAST' } });
});

test('rejects a document that is not VMAP as an ad schedule @play-12', () => {
  expect(() => breaksIn(documentOf(vast(inline())))).toThrow('no VMAP');
});
