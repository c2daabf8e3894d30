import { enginesOf, filmOf, listen, playsOn } from '../player/film.ts';
import { rewritten } from '../player/faults/answers.ts';
import { over } from '../player/faults/live-faults.ts';
import { type LabRealm, writeLabRealm } from '../support/lab-realm/lab-realm.ts';
import { tones } from '../support/lab-realm/tones/tones.ts';
import { labTitle } from '../support/lab-realm/titles.ts';
import type { Page } from '@playwright/test';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// A realm of its own, whose titles play one case each.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

let lab: LabRealm;
let host: OwnProgram;
test.beforeAll(async () => {
  lab = await writeLabRealm();
  host = await startOwnProgram({ ...lab.settings, PLAYBILL_BUDGET_FACTOR: '100' });
});
test.afterAll(async () => {
  await host?.stop();
  await lab?.remove();
});

/** Waits until what is loudest is a language's tone: an analysis has steps of some six hertz. */
const sounds = (page: Page, language: keyof typeof tones) =>
  expect.poll(async () => Math.abs((await listen(page)) - tones[language])).toBeLessThan(12);

/** Goes to a title of the lab and waits until it plays. */
async function plays(page: Page, name: string): Promise<void> {
  const { kind, id } = labTitle(name);
  await page.goto(`http://lab.localhost:${host.port}/${kind === 'EVENT' ? 'live' : 'video'}/${id}`);
  await hydrated(page);
  await page.locator('[data-player] video').waitFor();
  await playsOn(page);
}

for (const engine of ['hls', 'dash'] as const)
  test(`${engine} plays on demand: its sound, picture and subtitles are chosen by the same controls @play-01`, async ({
    page,
  }) => {
    await plays(page, engine);
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
    await playsOn(page);
  });

test('live streams play in both engines, also with low latency, and can be rewound @play-01 @play-06', async ({
  page,
}) => {
  for (const [name, engine] of [
    ['live-hls', 'hls'],
    ['live-dash', 'dash'],
    ['low-latency-hls', 'hls'],
    ['low-latency-dash', 'dash'],
  ] as const) {
    await plays(page, name);
    expect(await enginesOf(page), name).toEqual([engine]);
    const slider = page.locator('[data-player]').getByRole('slider', { name: 'Seek' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /behind live$/);
    await playsOn(page);
  }
});

test('a broadcast whose manifest is static from some moment on is over for who watches, and is played again @play-01 @play-06', async ({
  page,
}) => {
  let isOver = false;
  const often = (text: string) => text.replace(/minimumUpdatePeriod="[^"]*"/, 'minimumUpdatePeriod="PT1S"');
  await page.route(
    /\.mpd(?:\?|$)/,
    rewritten((text) => (isOver ? over(text) : often(text))),
  );
  await plays(page, 'live-dash');
  isOver = true;
  const again = page.locator('[data-player]').getByRole('button', { name: 'Play again' }).first();
  await expect(again).toBeVisible();
  await again.click();
  await playsOn(page);
});

test('films whose keys are asked for play in both engines, in both ways of encrypting, and by whole segments @play-04', async ({
  page,
}) => {
  const licences: string[] = [];
  page.on('response', (answer) => {
    const [, way] = /\/api\/v2\/licence\/lab\/(clearkey|aes-128)/.exec(answer.url()) ?? [];
    if (way && answer.request().method() !== 'OPTIONS') licences.push(`${way} ${answer.status()}`);
  });
  for (const [name, engine, licence] of [
    ['cenc-hls', 'hls', 'clearkey 200'],
    ['cenc-dash', 'dash', 'clearkey 200'],
    ['cbcs-hls', 'hls', 'clearkey 200'],
    ['cbcs-dash', 'dash', 'clearkey 200'],
    ['aes-128', 'hls', 'aes-128 200'],
    ['several-systems', 'hls', 'clearkey 200'],
    ['live-cenc', 'hls', 'clearkey 200'],
  ] as const) {
    licences.length = 0;
    await plays(page, name);
    expect(await enginesOf(page), name).toEqual([engine]);
    expect([...new Set(licences)], name).toEqual([licence]);
  }
});

test('a licence that is refused is asked for with a new token once, then it is said @play-04 @play-11', async ({
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
  await expect(alert).toContainText('The licence for this video could not be had.');
  await expect(alert).toContainText('LICENCE_403');
  expect(asked).toBe(2);
  await page.unroute('**/api/v2/licence/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await playsOn(page);
  expect(quiet.heard.splice(0).join('\n')).toMatch(/403/);
});

test('where the first address has nothing, the second plays; a segment that is away for a while is waited for @play-11', async ({
  page,
  quiet,
}) => {
  await plays(page, 'second-address');
  const away = /\/loop\/[\w-]+-\d+\.m4s/;
  // A quick server would have given the whole film before anybody goes anywhere in it.
  let given = 0;
  await page.route(away, (route) => {
    given += 1;
    return given > 12 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await plays(page, 'hls');
  const slider = page.locator('[data-player]').getByRole('slider', { name: 'Seek' });
  await slider.focus();
  await page.keyboard.press('9');
  await expect(page.locator('[data-player]').getByText(/Loading video…|Reconnecting…/)).toBeVisible();
  await page.unroute(away);
  await playsOn(page);
  expect((await filmOf(page)).position).toBeGreaterThanOrEqual(53);
  expect(quiet.heard.splice(0).join('\n')).toMatch(/404|503/);
});
