import type { Signal } from '@preact/signals-react';
import type { CaptchaAction } from '#schemas/wire/captcha.ts';
import type { Api } from '../api/client.ts';

/** How far a check is: nothing was begun, it is at work, there is a token, or it went wrong. */
export type CheckState = 'idle' | 'working' | 'done' | 'failed';

/** Shows the server, by work that the browser does, that no program is guessing. */
export interface Check {
  /** Begins the work, unless it is done or under way. */
  start: () => void;
  /** The token for one call; it is used up by it. @throws what went wrong */
  token: () => Promise<string>;
}

interface Options {
  api: Api;
  action: CaptchaAction;
  state: Signal<CheckState>;
  /** Does the work. */
  solve: (challenge: Awaited<ReturnType<typeof ask>>) => Promise<string>;
  /** In milliseconds. */
  now?: () => number;
}

/** As long as a token that lies ready is used, in milliseconds: the server takes it for ten minutes. */
const KEPT = 9 * 60_000;

const ask = (api: Api, action: CaptchaAction) => api.call('POST /api/v2/captcha/challenge', { body: { action } });

/** A check before an action. Its work is done ahead, so that nobody waits for it. */
export function createCheck({ api, action, state, solve, now = Date.now }: Options): Check {
  let ready: { token: Promise<string>; until: number } | undefined;
  const begin = () => {
    const begun = { token: ask(api, action).then(solve), until: now() + KEPT };
    ready = begun;
    state.value = 'working';
    const end = (reached: CheckState) => {
      if (ready !== begun) return;
      state.value = reached;
      if (reached === 'failed') ready = undefined;
    };
    begun.token.then(
      () => end('done'),
      () => end('failed'),
    );
    return begun;
  };
  const current = () => (ready && now() < ready.until ? ready : begin());
  return {
    start: () => void current(),
    async token() {
      const used = current();
      const token = await used.token;
      // Two calls never share one.
      if (ready !== used) return this.token();
      ready = undefined;
      state.value = 'idle';
      return token;
    },
  };
}
