import type { Page } from '@playwright/test';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';

/** Changes the player callback’s response before the page reads it. */
export type ChangeStreams = (streams: PlayerJson, asked: number) => PlayerJson;

/**
 * Changes the stream data of a title in a page. `change` runs in the page, so it must not use outer variables; its
 * second argument counts the page’s requests from 1.
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

/** Leaves the streams of one protocol only. */
export const hlsOnly: ChangeStreams = (streams) => ({ ...streams, dash: [] });
export const dashOnly: ChangeStreams = (streams) => ({ ...streams, hls: [] });
