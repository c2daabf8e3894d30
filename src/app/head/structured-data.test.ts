import { expect, test } from 'vitest';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { isLostPage, pageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

const video = {
  id: 7,
  type: 'VOD',
  title: 'Ring of Salt',
  description: 'A boxer </script><script>alert(1)</script> returns.',
  duration: 61.4,
  publishedAt: '2026-03-01T00:00:00Z',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  access: { outcome: 'PLAY' },
  thumbnailUrl: '/images/apex/7.jpg',
  series: { seriesId: 3, title: 'Rings' },
  episodeInformation: { seasonNumber: 1, episodeNumber: 4 },
  requestedAt: 0,
} satisfies VideoDetails;

const around = {
  brand: 'Apex',
  home: 'https://apex.test/',
  url: 'https://apex.test/video/7',
  image: 'https://apex.test/images/apex/7.jpg?w=1200',
  player: 'https://apex.test/embed/video/7',
  seriesUrl: 'https://apex.test/series/3',
  locale: 'en-US',
};

const graph = (json: string) => (JSON.parse(json) as { '@graph': object[] })['@graph'];

test('the structured data describes a video as VideoObject with its series and breadcrumbs @page-10', () => {
  const json = structuredData(pageFacts({ video }), { ...around, name: 'VOD' });
  expect(json).not.toContain('<');
  expect(graph(json)).toMatchObject([
    {
      '@type': ['VideoObject', 'TVEpisode'],
      name: 'Ring of Salt',
      embedUrl: 'https://apex.test/embed/video/7',
      duration: 'PT61S',
      uploadDate: '2026-03-01T00:00:00Z',
      partOfSeries: { '@type': 'TVSeries', name: 'Rings', url: 'https://apex.test/series/3' },
      episodeNumber: 4,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Apex' },
        { position: 2, name: 'Rings' },
        { position: 3, name: 'Ring of Salt' },
      ],
    },
    { '@type': 'WebPage', name: 'Ring of Salt', url: 'https://apex.test/video/7', inLanguage: 'en-US' },
  ]);
});

test('the structured data describes an event as BroadcastEvent with its times @page-10', () => {
  const event: VideoDetails = { ...video, type: 'LIVE', startDate: Date.parse('2026-07-12T18:00:00Z') };
  const json = structuredData(pageFacts({ event }), { ...around, name: 'LIVE' });
  expect(graph(json)[0]).toMatchObject({
    '@type': 'BroadcastEvent',
    name: 'Ring of Salt',
    isLiveBroadcast: true,
    startDate: '2026-07-12T18:00:00.000Z',
  });
});

test('the structured data describes a series as TVSeries, the home page as WebSite, other pages by breadcrumbs only @page-10', () => {
  const facts = pageFacts({ document: { title: 'Rings', description: 'All of them.' } });
  expect(graph(structuredData(facts, { ...around, name: 'SERIES' }))[0]).toMatchObject({ '@type': 'TVSeries' });
  expect(graph(structuredData(facts, { ...around, name: 'ROOT', url: around.home }))).toMatchObject([
    { '@type': 'WebSite', name: 'Apex' },
    { '@type': 'WebPage' },
  ]);
  expect(graph(structuredData(facts, { ...around, name: 'SECTION' }))).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'WebPage' },
  ]);
});

test('the structured data states the language of the page and the site, but not of a video in another language @page-10', () => {
  const said = (name: 'VOD' | 'ROOT', loaded: object) => {
    const json = structuredData(pageFacts(loaded), { ...around, name, locale: 'ar' });
    expect(Object.keys(JSON.parse(json) as object)).toEqual(['@context', '@graph']);
    return graph(json)
      .map((thing) => ({ type: '', inLanguage: undefined, ...thing }))
      .map((thing) => [(thing as Record<string, unknown>)['@type'], thing.inLanguage]);
  };
  expect(said('VOD', { video })).toEqual([
    [['VideoObject', 'TVEpisode'], undefined],
    ['BreadcrumbList', undefined],
    ['WebPage', 'ar'],
  ]);
  expect(said('ROOT', { document: {} })).toEqual([
    ['WebSite', 'ar'],
    ['WebPage', 'ar'],
  ]);
});

test('recognises from the loader data whether a page is the realm’s 404 page @page-10', () => {
  const document = { title: 'Lost', source: 'somewhere' };
  expect(isLostPage({ document, isLost: true })).toBe(true);
  expect(isLostPage({ document })).toBe(false);
});

test.each<[string, unknown]>([
  ['missing loader data', undefined],
  ['null as loader data', null],
  ['empty loader data', {}],
  ['loader data whose document is a text', { document: 'no page' }],
  ['loader data whose elements are invalid', { document: { elements: [null, 7, { $type: 'hero' }] } }],
])('adds no structured data for %s', (_name, loaded) => expect(pageFacts(loaded).title).toBeUndefined());

test('the structured data describes a page with answered questions as FAQPage @page-10 @def-21', () => {
  const questions = (items: unknown[]) => ({ $type: 'questions', $zone: 'list', attributes: { items } });
  const document = {
    title: 'Help',
    elements: [
      questions([{ question: 'Where?', answer: '<p>Here.</p>' }, { question: 'When?', answer: '' }, null]),
      { $type: 'gridBlock', attributes: { elements: [questions([{ question: 'Why?', answer: 'So.' }])] } },
    ],
  };
  const json = structuredData(pageFacts({ document }), { ...around, name: 'SECTION' });
  expect(json).not.toContain('<');
  expect(graph(json)[0]).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Where?', acceptedAnswer: { '@type': 'Answer', text: '<p>Here.</p>' } },
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    ],
  });
  const without = structuredData(pageFacts({ document: { title: 'Help', elements: [questions([])] } }), {
    ...around,
    name: 'SECTION',
  });
  expect(without).not.toContain('FAQPage');
});
