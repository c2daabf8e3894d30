import type { Page } from '@playwright/test';
import type { PlayerJson } from '#schemas/wire/playback.ts';

/** What of a title's streams a page is told: the answer of the player callback, changed before the page reads it. */
export type ChangeStreams = (streams: PlayerJson, asked: number) => PlayerJson;

/**
 * Changes what a page is told of the streams that it plays. `change` runs in the page: it may use nothing from outside. It is
 * called with how often the page has asked, from 1.
 */
export const changeStreams = (page: Page, change: ChangeStreams): Promise<unknown> =>
  page.addInitScript(`{
    const change = ${change};
    const own = window.fetch;
    let asked = 0;
    window.fetch = async (...input) => {
      const answer = await own(...input);
      const address = String(input[0]?.url ?? input[0]);
      if (!answer.ok || !address.includes('/api/v2/player/')) return answer;
      asked += 1;
      const { status, headers } = answer;
      return new Response(JSON.stringify(change(await answer.json(), asked)), { status, headers });
    };
  }`);

/** The streams of one protocol alone. */
export const hlsOnly: ChangeStreams = (streams) => ({ ...streams, dash: [] });
export const dashOnly: ChangeStreams = (streams) => ({ ...streams, hls: [] });
