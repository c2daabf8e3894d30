import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createNotes } from './notes.ts';
import { fileLimits, readGuideFile } from './read-guide-file.ts';

/** Splits a file into chunks of a few bytes, so that chunk boundaries fall everywhere. */
async function* pieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function read(file: string | Uint8Array, limits = fileLimits) {
  const notes = createNotes();
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const options = { defaultLocale: 'en_US', pictureOrigins: ['https://cdn.example.org'], timeZone: 'UTC', notes };
  const programmes = await readGuideFile(pieces(bytes), options, limits);
  return { programmes, notes: notes.list().map(({ kind, count, places }) => `${kind} ${count} ${places.join(', ')}`) };
}

const tv = (programmes: string, head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">') =>
  `${head}\n<tv generator-info-name="test">\n<channel id="one"><display-name>One</display-name></channel>\n${programmes}\n</tv>`;
const programme = (inner: string, times = 'start="20261201200000 +0100" stop="20261201210000 +0100"') =>
  `<programme ${times} channel="one">${inner}</programme>`;

const whole = `
  <title lang="en">Weather &amp; Tides</title>
  <title lang="pt-BR">Tempo e Marés</title>
  <sub-title lang="en">The <![CDATA[<long>]]> wave</sub-title>
  <desc lang="en">  What the sea
    does.  </desc>
  <credits><director>A. Name</director><actor role="Tide">B. Name</actor></credits>
  <category lang="en">Science</category><category lang="de">Wissenschaft</category><category lang="en">Nature</category>
  <icon src="https://cdn.example.org/wave.jpg" width="10" height="10"/>
  <episode-num system="onscreen">E5</episode-num>
  <episode-num system="xmltv_ns">1.4.0/1</episode-num>
  <rating system="advisory"><value>Storms</value></rating>
  <rating system="MPAA"><value>PG</value><icon src="pg.png"/></rating>
  <star-rating><value>3/5</value></star-rating>`;

test('reads all supported fields of an XMLTV programme @epg-05', async () => {
  const { programmes, notes } = await read(tv(programme(whole)));
  expect(programmes).toEqual([
    {
      channel: 'one',
      start: Date.parse('2026-12-01T19:00:00Z'),
      stop: Date.parse('2026-12-01T20:00:00Z'),
      place: 'line 5',
      body: {
        episode: 'The <long> wave',
        programme: 'Weather & Tides',
        description: 'What the sea does.',
        categories: ['Science', 'Nature'],
        rating: 'PG',
        seasonNumber: 2,
        episodeNumber: 5,
        iconUrl: 'https://cdn.example.org/wave.jpg',
        translations: { pt_BR: { programme: 'Tempo e Marés' } },
      },
    },
  ]);
  expect(notes).toEqual(['ignored 2 credits, star-rating']);
});

test('a programme’s title in the realm’s language becomes its name, titles in other languages its translations @epg-05', async () => {
  const { programmes } = await read(
    tv(programme('<title lang="de">Nachrichten</title><title lang="en_GB">News</title><desc>Of the day.</desc>')),
  );
  expect(programmes[0]?.body).toEqual({
    episode: 'News',
    description: 'Of the day.',
    translations: { de: { episode: 'Nachrichten' } },
  });
});

test('leaves out and reports programmes without a title or with an invalid time @epg-05', async () => {
  const { programmes, notes } = await read(
    tv(
      [
        programme('<title>  </title><desc>No name</desc>'),
        programme('<title>A</title>', 'start="today"'),
        programme('<title>B</title>', 'start="20261201"'),
        programme('<title>t:home.title</title>', 'start="20261202"'),
      ].join('\n'),
    ),
  );
  expect(programmes.map(({ body, stop }) => [body.episode, stop])).toEqual([
    ['B', undefined],
    // A text that looks like a label key must not be replaced by the realm's label.
    ['t\u2060:home.title', undefined],
  ]);
  expect(notes).toEqual(['noTitle 1 line 5', 'badTime 1 line 6']);
});

test('truncates programme texts that are too long, and leaves out pictures from unlisted origins @epg-05', async () => {
  const { programmes, notes } = await read(
    tv(
      [
        programme(`<title>${'x'.repeat(400)}</title><desc>${'y'.repeat(9000)}</desc><icon src="javascript:alert(1)"/>`),
        programme('<title>B</title><icon src="https://elsewhere.example/b.jpg"/>'),
        programme('<title>C</title><icon src="https://cdn.example.org/c(1).jpg"/>'),
      ].join('\n'),
    ),
  );
  expect(programmes[0]?.body.episode).toHaveLength(300);
  expect(programmes[0]?.body.description).toHaveLength(5000);
  expect(programmes.map(({ body }) => body.iconUrl)).toEqual([undefined, undefined, undefined]);
  expect(notes).toEqual(['cutText 2 line 5', 'icon 3 null, https://elsewhere.example, https://cdn.example.org']);
});

const json = {
  programmes: [
    {
      channel: 5001,
      start: '2026-12-01T20:00:00+01:00',
      title: 'News',
      rating: '12',
      episodeNumber: 3,
      translations: { pt_BR: { title: 'Notícias', description: 'Do dia.' } },
    },
    { channel: 'one', start: '2026-12-01T20:00:00+01:00', stop: '2026-12-01T21:00:00+01:00', title: ' \u0000 ' },
  ],
};

test('reads a guide in JSON @epg-05', async () => {
  const { programmes, notes } = await read(JSON.stringify(json));
  expect(programmes).toEqual([
    {
      channel: '5001',
      start: Date.parse('2026-12-01T19:00:00Z'),
      stop: undefined,
      place: '/programmes/0',
      body: {
        episode: 'News',
        rating: '12',
        episodeNumber: 3,
        translations: { pt_BR: { episode: 'Notícias', description: 'Do dia.' } },
      },
    },
  ]);
  expect(notes).toEqual(['noTitle 1 /programmes/1']);
});

test('reads guide files that are gzipped or have another character encoding @epg-05', async () => {
  expect((await read(gzipSync(tv(programme(whole))))).programmes).toHaveLength(1);
  const latin = Buffer.from(
    tv(programme('<title>Marés</title>'), '<?xml version="1.0" encoding="ISO-8859-1"?>'),
    'latin1',
  );
  expect((await read(latin)).programmes[0]?.body.episode).toBe('Marés');
  const wide = Buffer.from(`\ufeff${tv(programme('<title>Marés</title>'), '')}`, 'utf16le');
  expect((await read(wide)).programmes[0]?.body.episode).toBe('Marés');
});

const laughs = `<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>`;
const outside = '<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY file SYSTEM "file:///etc/passwd">]>';
const zip = gzipSync(tv(programme('<title>A</title>')));

describe('rejects an invalid guide file and reports the position of the error @epg-05', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['XML entities that expand exponentially', tv(programme('<title>&c;</title>'), laughs), /undefined entity/],
    ['an external XML entity', tv(programme('<title>&file;</title>'), outside), /undefined entity/],
    ['an XML element that is not closed', '<tv>\n<programme></tv>', /Line and column 2:/],
    ['an XML file that is cut off', tv(programme('<title>A</title>')).slice(0, -9), /no well-formed XML/],
    ['an XML root element other than tv', '<html><body/></html>', /<html>, expected <tv>/],
    ['a text that is neither XML nor JSON', 'channel;start;title', /neither XMLTV/],
    ['an empty file', '', /neither XMLTV/],
    ['malformed JSON', '{"programmes": [', /no JSON/],
    [
      'JSON with an invalid start time',
      '{"programmes": [{"channel": "one", "start": "today"}]}',
      /\/programmes\/0\/start: /,
    ],
    ['JSON with the key __proto__', '{"programmes": [], "__proto__": {}}', /no JSON/],
    ['an unknown character encoding', '<?xml version="1.0" encoding="klingon"?><tv/>', /klingon is not known/],
    [
      'bytes that are invalid in the character encoding',
      Buffer.from(tv(programme('<title>Marés</title>')), 'latin1'),
      /not written in utf-8/i,
    ],
    ['a gzip file that is cut off', zip.subarray(0, -12), /cannot be unpacked/],
  ])('rejects an invalid guide file: %s', async (_name, file, message) => {
    await expect(read(file)).rejects.toThrow(message);
  });

  test.each([
    ['an endless text', '<tv><programme channel="one" start="2026"><title>'],
    ['an endless document type', '<!DOCTYPE tv ['],
  ])('rejects a guide file before an unterminated element fills the memory: %s', async (_name, start) => {
    const packed = gzipSync(start + 'x'.repeat(3_000_000));
    await expect(read(packed)).rejects.toThrow(/Line 1 of the file has a text, tag or declaration/);
  });

  test('rejects guide files above the size limit, compressed or uncompressed', async () => {
    const file = tv(programme(`<title>A</title><desc>${'x'.repeat(5000)}</desc>`));
    const limits = { packed: 1000, unpacked: 2000 };
    await expect(read(file, limits)).rejects.toMatchObject({ isTooLarge: true });
    await expect(read(gzipSync(file), limits)).rejects.toMatchObject({ isTooLarge: true });
  });
});
