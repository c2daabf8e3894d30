import { enginesOf, filmOf, listen, playsOn } from '../player/film.ts';
import { rewritten, rewrittenBytes, status, words } from '../player/faults/answers.ts';
import { over } from '../player/faults/live-faults.ts';
import { type LabRealm, writeLabRealm } from '../support/lab-realm/lab-realm.ts';
import { tones } from '../support/lab-realm/tones/tones.ts';
import { labTitle } from '../support/lab-realm/titles.ts';
import type { Page } from '@playwright/test';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// A separate realm whose titles each cover one streaming case.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

/** Number of rendered frames that proves playback, as opposed to a still picture. */
const SOME = 8;

let lab: LabRealm;
let host: OwnProgram;
test.beforeAll(async () => {
  lab = await writeLabRealm();
  host = await startOwnProgram({ ...lab.settings, PLAYBILL_RATE_LIMIT_FACTOR: '100' });
});
test.afterAll(async () => {
  await host?.stop();
  await lab?.remove();
});

/** Waits until the loudest frequency is the language’s tone; the analyser’s resolution is about 6 Hz. */
const sounds = (page: Page, language: keyof typeof tones) =>
  expect.poll(async () => Math.abs((await listen(page)) - tones[language])).toBeLessThan(12);

/** Opens a title of the lab realm and waits until it plays. */
async function plays(page: Page, name: string): Promise<void> {
  const { kind, id } = labTitle(name);
  await page.goto(`http://lab.localhost:${host.port}/${kind === 'EVENT' ? 'live' : 'video'}/${id}`);
  await hydrated(page);
  await page.locator('[data-player] video').waitFor();
  await playsOn(page, SOME);
}

// The HLS title has two stream addresses: the first one returns 404, and the second one plays.
for (const [name, engine] of [
  ['second-address', 'hls'],
  ['dash', 'dash'],
] as const)
  test(`the streaming engine for ${engine} plays a video, with the same controls for audio, quality and subtitles @play-01 @play-11`, async ({
    page,
    quiet,
  }) => {
    await plays(page, name);
    expect(quiet.heard.splice(0).every((line) => line.includes('404'))).toBe(true);
    expect(await enginesOf(page)).toEqual([engine]);
    const player = page.locator('[data-player]');
    const pane = (name: string) => player.getByRole('button', { name: new RegExp(`^${name}`) });
    await player.getByRole('button', { name: 'Settings', exact: true }).click();
    await pane('Quality').click();
    await player.getByText('180p', { exact: true }).click();
    await expect.poll(async () => (await filmOf(page)).height).toBe(180);
    await sounds(page, 'en');
    await player.getByRole('button', { name: 'Back to all settings' }).click();
    await pane('Audio').click();
    await player.getByText('Spanish', { exact: true }).click();
    await expect(player.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    await sounds(page, 'es');
    await page.keyboard.press('Escape');
    await player.getByRole('button', { name: 'Subtitles', exact: true }).click();
    await player.getByText('Spanish', { exact: true }).click();
    await expect(player.locator('[data-captions][lang="es"]')).toHaveText(/\S/);
    await playsOn(page, SOME);
  });

test('the player plays a single MP4 file, seeks in the video, and shows its SubRip subtitles @realm-05', async ({
  page,
}) => {
  await plays(page, 'own-mp4');
  expect(await enginesOf(page)).toEqual(['native']);
  const player = page.locator('[data-player]');
  await player.getByRole('button', { name: 'Subtitles', exact: true }).click();
  await player.getByText('English', { exact: true }).click();
  await expect(player.locator('[data-captions][lang="en"]')).toHaveText('One file is enough.');
  await page.keyboard.press('Escape');
  await player.getByRole('slider', { name: 'Seek' }).press('End');
  await expect.poll(async () => (await filmOf(page)).position).toBeGreaterThan(11);
});

test('live streams play and rewind with both streaming engines, also with low latency, and end with the broadcast @play-01 @play-06', async ({
  page,
}) => {
  let isOver = false;
  const often = (text: string) => text.replace(/minimumUpdatePeriod="[^"]*"/, 'minimumUpdatePeriod="PT1S"');
  await page.route(
    /\.mpd(?:\?|$)/,
    rewritten((text) => (isOver ? over(text) : often(text))),
  );
  const player = page.locator('[data-player]');
  for (const engine of ['hls', 'dash'] as const) {
    await plays(page, `low-latency-${engine}`);
    expect(await enginesOf(page)).toEqual([engine]);
    const slider = player.getByRole('slider', { name: 'Seek' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /behind live$/);
    await playsOn(page, SOME);
  }
  await plays(page, 'live-dash');
  isOver = true;
  const again = player.getByRole('button', { name: 'Play again' }).first();
  await again.click();
  await playsOn(page, SOME);
});

test('encrypted videos and live streams play with both streaming engines and the DRM system that they name @play-04', async ({
  page,
}) => {
  const licences: string[] = [];
  page.on('response', (answer) => {
    const [, way] = /\/api\/v2\/licence\/lab\/(clearkey|aes-128)/.exec(answer.url()) ?? [];
    if (way && answer.request().method() !== 'OPTIONS') licences.push(`${way} ${answer.status()}`);
  });
  for (const [name, engine, licence] of [
    ['cbcs-dash', 'dash', 'clearkey 200'],
    ['aes-128', 'hls', 'aes-128 200'],
    ['live-cenc', 'hls', 'clearkey 200'],
  ] as const) {
    licences.length = 0;
    await plays(page, name);
    expect(await enginesOf(page), name).toEqual([engine]);
    expect([...new Set(licences)], name).toEqual([licence]);
  }
});

test('retries a rejected DRM licence once with a new token, shows an error, and plays after “Try again” @play-04 @play-11', async ({
  page,
  quiet,
}) => {
  await page.route('**/api/v2/licence/**', (route) => route.fulfill({ status: 403, body: '{}' }));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/player/')) asked += 1;
  });
  await page.goto(`http://lab.localhost:${host.port}/video/${labTitle('cenc-hls').id}`);
  const alert = page.locator('[data-player]').getByRole('alert');
  await expect(alert).toContainText('We couldn’t get the license for this video.');
  await expect(alert).toContainText('LICENCE_403');
  expect(asked).toBe(2);
  await page.unroute('**/api/v2/licence/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await playsOn(page, SOME);
  expect(quiet.heard.splice(0).join('\n')).toMatch(/403/);
});

// In the live stream every tenth segment is missing.
for (const [name, missing] of [
  ['hls', /\/loop\/[\w-]+-3\.m4s/],
  ['dash', /\/loop\/[\w-]+-3\.m4s/],
  ['live-dash', /\/loop\/[\w-]+-\d*3\.m4s/],
] as const)
  test(`the player skips a missing segment of the test stream “${name}” and shows a notice @play-11`, async ({
    page,
    quiet,
  }) => {
    const player = page.locator('[data-player]');
    // The segments of one moment of the film are missing, in every rendition and language.
    await page.route(missing, status(404));
    await plays(page, name);
    await expect(player.getByText('A part of this video is missing')).toBeVisible();
    await playsOn(page, SOME);
    const { position } = await filmOf(page);
    expect(position).toBeGreaterThan(4);
    await expect(player.getByRole('alert')).toHaveCount(0);
    // A live stream goes on to request missing segments as long as its page is open.
    await page.goto('about:blank');
    quiet.heard.splice(0);
  });

const rendition = (name: string, more: string) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="${name}",AUTOSELECT=YES,${more}`;
/** Adds forced subtitles and subtitles for the hard of hearing in the audio’s language. */
const withForced = (text: string) =>
  text.includes('#EXT-X-STREAM-INF')
    ? text.replace(
        '#EXT-X-STREAM-INF',
        `${rendition('Forced', 'LANGUAGE="en",FORCED=YES,URI="subs-es.m3u8"')}\n${rendition(
          'English SDH',
          'LANGUAGE="en",FORCED=NO,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog",URI="subs-en.m3u8"',
        )}\n#EXT-X-STREAM-INF`,
      )
    : text;
const TTML = `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="fr">
  <head><layout><region xml:id="top" tts:origin="10% 10%" tts:extent="80% 20%" tts:displayAlign="before"/></layout></head>
  <body><div><p region="top" begin="0s" end="60s">Deux <span tts:fontStyle="italic">mots</span><br/>et &lt;plus&gt;</p></div></body>
</tt>`;
const textSet = (language: string, role: string) =>
  `<AdaptationSet contentType="text" mimeType="application/ttml+xml" lang="${language}"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="${role}"/><Representation id="t-${language}" bandwidth="256"><BaseURL>words-${language}.ttml</BaseURL></Representation></AdaptationSet>`;

test('lists subtitles embedded in streams in the menu; forced subtitles are displayed but not listed @play-19', async ({
  page,
}) => {
  const player = page.locator('[data-player]');
  const choices = async () => {
    await player.getByRole('button', { name: 'Subtitles', exact: true }).click();
    await player.getByRole('radio').first().waitFor();
    return player.getByRole('group', { name: 'Subtitles', exact: true }).locator('label').allInnerTexts();
  };
  await page.route(/master\.m3u8/, rewritten(withForced));
  await plays(page, 'watermark');
  await expect(player.locator('[data-captions][lang="en"]')).toHaveText(/\S/);
  expect(await choices()).toEqual(['Off', 'English', 'Spanish', 'English (CC)']);
  await player.getByText('Spanish', { exact: true }).click();
  await expect(player.locator('[data-captions][lang="es"]')).toHaveText(/\S/);
  await player.getByText('English (CC)', { exact: true }).click();
  await expect(player.locator('[data-captions][lang="en"]')).toHaveText(/\S/);

  await page.route(/words-\w+\.ttml/, words(TTML, 'application/ttml+xml'));
  await page.route(
    /\.mpd/,
    rewritten((text) => text.replace('</Period>', `${textSet('fr', 'subtitle')}${textSet('de', 'caption')}</Period>`)),
  );
  await plays(page, 'cenc-dash');
  expect(await choices()).toEqual(['Off', 'English', 'Spanish', 'French', 'German (CC)']);
  await player.getByText('French', { exact: true }).click();
  await expect(player.locator('[data-captions][lang="fr"] [data-area="top"]')).toHaveText(/Deux mots\s+et <plus>/);
});

/** Maximum delay of the error message after the manifest response (feature play-20), in milliseconds. */
const SAID_WITHIN_MS = 5000;

/** Records in the page when the player first shows an alert: this process would learn of it too late. */
const noteAlert = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-player] [role=alert]')) return;
      performance.mark('alert');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** Milliseconds from the first manifest response to the first alert. */
const findAlertDelay = (page: Page) =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const manifest = requests.find(({ name }) => /\.(?:m3u8|mpd)(?:\?|$)/.test(name));
    const [alert] = performance.getEntriesByName('alert');
    return manifest && alert ? alert.startTime - manifest.responseEnd : Number.NaN;
  });
const hevc = (text: string) => text.replaceAll(/avc1\.[0-9A-F]{6}/gi, 'hvc1.1.6.L93.B0');
const withSound = (codec: string) => (text: string) => text.replaceAll('mp4a.40.2', codec);

/** Serves an HLS film whose MP4 boxes say HEVC while the playlist names no codecs. */
async function hevcInside(page: Page): Promise<void> {
  await page.route(
    /\.m3u8/,
    rewritten((text) => text.replaceAll(/,CODECS="[^"]*"/g, '')),
  );
  await page.route(
    /v\d+[^/]*\.mp4/,
    rewrittenBytes((bytes) => bytes.replaceAll('avc1', 'hvc1').replaceAll('avcC', 'hvcC')),
  );
}

/** Rewrites a DASH manifest to three Periods of 8 s, of which the middle one declares HEVC. */
function inPeriods(text: string): string {
  const [, head = '', inner = '', tail = ''] = /^([\s\S]*?)<Period[^>]*>([\s\S]*)<\/Period>([\s\S]*)$/.exec(text) ?? [];
  const media = inner.replaceAll(/<AdaptationSet[^>]*contentType="text"[\s\S]*?<\/AdaptationSet>/g, '');
  const periods = [0, 8, 16].map((start) => {
    const shifted = media.replaceAll('<SegmentBase ', `<SegmentBase timescale="1" presentationTimeOffset="${start}" `);
    return `<Period id="p${start}" start="PT${start}S" duration="PT8S">${start === 8 ? hevc(shifted) : shifted}</Period>`;
  });
  return head + periods.join('') + tail;
}

/** Makes every key session report its keys as `output-restricted`. */
const withoutUsableKeys = (page: Page) =>
  page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(MediaKeySession.prototype, 'keyStatuses') ?? {};
    Object.defineProperty(MediaKeySession.prototype, 'keyStatuses', {
      get(this: MediaKeySession) {
        const own = get?.call(this) as MediaKeyStatusMap;
        return new Map([...own.keys()].map((id) => [id, 'output-restricted']));
      },
    });
  });

/** Makes the licence server respond with the key of another film. */
const withAnotherKey = (page: Page) =>
  page.route('**/api/v2/licence/**', (route) =>
    route.fulfill({
      json: { keys: [{ kty: 'oct', kid: 'AAAAAAAAAAAAAAAAAAAAAA', k: 'AAAAAAAAAAAAAAAAAAAAAA' }], type: 'temporary' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

test('skips a DASH Period that the browser cannot decode, also when seeking into it @play-20', async ({ page }) => {
  await page.route(/\.mpd/, rewritten(inPeriods));
  await plays(page, 'dash');
  const slider = page.locator('[data-player]').getByRole('slider', { name: 'Seek' });
  await expect(slider).toHaveAttribute('max', /^24/);
  await slider.press('ArrowRight');
  const position = async () => (await filmOf(page)).position;
  await expect(page.getByText('This browser can’t play a part of this video, so it was skipped.')).toBeVisible();
  await expect.poll(position).toBeGreaterThan(16.2);
  await slider.press('ArrowLeft');
  await expect.poll(position).toBeLessThan(17);
  await expect.poll(position).toBeGreaterThan(16);
  await playsOn(page, SOME);
});

for (const [what, name, prepare, message] of [
  ['HEVC in HLS', 'hls', (page) => page.route(/\.m3u8/, rewritten(hevc)), 'UNSUPPORTED'],
  ['HEVC in HLS whose playlist names no codec', 'hls', hevcInside, 'UNSUPPORTED'],
  ['EC-3 in HLS', 'hls', (page) => page.route(/\.m3u8/, rewritten(withSound('ec-3'))), 'UNSUPPORTED'],
  ['HEVC in DASH', 'dash', (page) => page.route(/\.mpd/, rewritten(hevc)), 'UNSUPPORTED'],
  ['AC-3 in DASH', 'dash', (page) => page.route(/\.mpd/, rewritten(withSound('ac-3'))), 'UNSUPPORTED'],
  ['HLS with unusable DRM keys', 'cenc-hls', withoutUsableKeys, 'PROTECTED'],
  ['DASH with unusable DRM keys', 'cenc-dash', withoutUsableKeys, 'PROTECTED'],
  ['HLS with a missing DRM key', 'cenc-hls', withAnotherKey, 'PROTECTED'],
  ['DASH with a missing DRM key', 'cenc-dash', withAnotherKey, 'PROTECTED'],
] as const satisfies [string, string, (page: Page) => Promise<unknown>, string][])
  test(`reports ${what} as not playable in this browser @play-20`, async ({ page, quiet }) => {
    await prepare(page);
    await noteAlert(page);
    await page.goto(`http://lab.localhost:${host.port}/video/${labTitle(name).id}`);
    await page.locator('[data-player] video').waitFor();
    const alert = page.locator('[data-player]').getByRole('alert');
    await expect(alert).toContainText(message);
    expect(await findAlertDelay(page)).toBeLessThan(SAID_WITHIN_MS);
    await expect(alert).toContainText('This browser can’t play');
    expect(quiet.heard.splice(0).join('\n')).toMatch(/unsupported|protected/);
  });
