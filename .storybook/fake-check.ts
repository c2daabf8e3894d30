import { signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import type { StoryCheck } from '../tests/support/stories/handed-in.ts';
import { type CheckState, createCheck } from '#services/captcha/check.ts';

/** The product’s captcha check with a fake server that a story can delay (`hold`) or make fail (`takeAway`). */
export function createStoryCheck(): StoryCheck {
  const state = signal<CheckState>('idle');
  let answer: () => Promise<unknown> = async () => 'challenge';
  let solved = 0;
  const api = { call: () => answer() } as unknown as Api;
  const solve = async () => {
    solved += 1;
    return `token ${solved}`;
  };
  return {
    state,
    check: createCheck({ api, action: 'LOGIN', state, solve }),
    hold: () => {
      const held = Promise.withResolvers<unknown>();
      answer = () => held.promise;
      return () => held.resolve('challenge');
    },
    takeAway: () => {
      answer = () => Promise.reject(new Error('offline'));
    },
    giveBack: () => {
      answer = async () => 'challenge';
    },
  };
}
