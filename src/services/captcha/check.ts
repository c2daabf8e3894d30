import type { Signal } from '@preact/signals-react';
import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import type { Api } from '../api/client.ts';

/** State of a captcha check: not started, computing, token ready, or failed. */
export type CheckState = 'idle' | 'working' | 'done' | 'failed';

/** Proof-of-work captcha of one action, such as sign-in. */
export interface CaptchaCheck {
  /** Starts computing a token unless one is ready or being computed. */
  start: () => void;
  /** Returns a single-use token. @throws the error of the challenge request or of the computation */
  token: () => Promise<string>;
}

interface Options {
  api: Api;
  action: CaptchaAction;
  state: Signal<CheckState>;
  /** Computes the proof of work and returns the token. */
  solve: (challenge: Awaited<ReturnType<typeof ask>>) => Promise<string>;
  /** Current time in milliseconds. */
  now?: () => number;
}

/** Lifetime of a computed token, in milliseconds: one minute less than the ten minutes that the server accepts it. */
const TOKEN_LIFETIME_MS = 9 * 60_000;

const ask = (api: Api, action: CaptchaAction) => api.call('POST /api/v2/captcha/challenge', { body: { action } });

/**
 * Creates the captcha check of an action. The proof of work can be started ahead of time, so that users rarely wait.
 */
export function createCheck({ api, action, state, solve, now = Date.now }: Options): CaptchaCheck {
  let ready: { token: Promise<string>; until: number } | undefined;
  const begin = () => {
    const begun = { token: ask(api, action).then(solve), until: now() + TOKEN_LIFETIME_MS };
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
      // If a concurrent call has taken this token, another one is computed, because each token is valid for one call
      // only.
      if (ready !== used) return this.token();
      ready = undefined;
      state.value = 'idle';
      return token;
    },
  };
}
