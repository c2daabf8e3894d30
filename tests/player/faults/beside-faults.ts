import type { Page } from '@playwright/test';
import { after, answering, licences, status, words } from './answers.ts';
import { both, ENCRYPTED, type Fault, FILM } from './fault.ts';
import { goFar } from '../go-far.ts';

const texts = /\/subs-\w+\.vtt/;
const pictures = /\/(?:thumbnails\.vtt|sprite\.jpg)/;

/** Selects the Spanish subtitles in the player’s menu. */
async function subtitles(page: Page): Promise<void> {
  const player = page.locator('[data-player]');
  await player.hover();
  await player.getByRole('button', { name: 'Subtitles', exact: true }).click();
  await player.getByRole('radio', { name: 'Spanish' }).check();
  await page.keyboard.press('Escape');
}

/** Hovers over the timeline to show a thumbnail. */
async function point(page: Page): Promise<void> {
  await page.locator('[data-player]').getByRole('slider', { name: 'Seek' }).hover();
}

const beside = (name: string, address: RegExp, viewer: Fault['viewer']) =>
  (
    [
      ['are not there', status(404)],
      ['are rubbish', words('\u0000\u0001 no WebVTT', 'text/vtt')],
      ['take 8 s', after(8000)],
    ] as const
  ).flatMap(([what, answer]) =>
    both({
      name: `${name} ${what}`,
      at: FILM,
      expected: 'goesOn',
      when: 'start',
      begin: answering(address, answer),
      lasts: 0,
      ...(viewer && { viewer }),
    }),
  );

/** Faults of subtitles, thumbnails and licences. */
export const besideFaults: readonly Fault[] = [
  ...beside('subtitles', texts, subtitles),
  ...beside('thumbnails', pictures, point),
  ...([401, 500] as const).flatMap((code) =>
    both({
      name: `licences answer ${code}`,
      at: ENCRYPTED,
      expected: 'says',
      when: 'start',
      begin: answering(licences, status(code)),
      lasts: 0,
    }),
  ),
  ...both({
    name: 'licences answer 503 for 8 s',
    at: ENCRYPTED,
    expected: 'goesOn',
    when: 'start',
    begin: answering(licences, status(503)),
    lasts: 8,
  }),
  ...both({
    name: 'the token for licences has expired at the start',
    at: ENCRYPTED,
    expected: 'goesOn',
    when: 'start',
    begin: async (page) => {
      let refused = 0;
      return answering(licences, async (route) => {
        if (route.request().method() === 'OPTIONS' || refused > 0) return route.continue();
        refused += 1;
        return status(401)(route);
      })(page);
    },
    lasts: 0,
  }),
  ...both({
    name: 'the token for licences has expired, and the film is gone on with elsewhere',
    at: ENCRYPTED,
    expected: 'goesOn',
    when: 'playing',
    begin: async (page) => answering(licences, status(401))(page),
    lasts: 10,
    viewer: goFar,
  }),
];
