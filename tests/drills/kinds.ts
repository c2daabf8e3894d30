import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { HostAnswer } from '../support/host-process.ts';
import { MORE, type StudioAnswer, text } from '../support/studio.ts';

/** Calls the API with the tokens of the writer, or with other tokens if they are given. */
export type Ask = (method: string, path: string, body?: object, tokens?: Tokens) => Promise<HostAnswer>;

/**
 * One kind of write. If the response to write `n` is lost, the same write is sent again, whether or not the server
 * executed it.
 */
export interface Kind {
  write: (ask: Ask, n: number) => Promise<HostAnswer>;
  /** Whether the stored data equals the state after write `n`. */
  isThere: (ask: Ask, n: number) => Promise<boolean>;
}

const VIDEO = 104;
const REVIEWS = `/api/v2/content/VOD/${VIDEO}/reviews`;
export const LISTS = '/api/v3/user/watchlist';
const TITLES = 20;

/** A watch position in seconds of a ten-minute title. */
const secondsOf = (n: number) => 1 + (n % 5000) / 10;

export const progress: Kind = {
  write: (ask, n) => ask('POST', `/api/v2/customer/history/vod/${VIDEO}`, { progress: secondsOf(n) }),
  isThere: async (ask, n) => {
    const answer = await ask('GET', '/api/v2/customer/history/vod');
    return answer.json<{ vods: { watchProgress: number }[] }>().vods[0]?.watchProgress === secondsOf(n);
  },
};

/** Writes add all titles one by one, then remove them one by one, and so on. */
const isIn = (n: number, index: number) => n > index && Math.floor((n - 1 - index) / TITLES) % 2 === 0;

export const favourites: Kind = {
  write: (ask, n) => {
    const index = (n - 1) % TITLES;
    return ask(isIn(n, index) ? 'PUT' : 'DELETE', `/api/v2/favourite/vods/${100 + index}`);
  },
  isThere: async (ask, n) => {
    const { ids } = (await ask('GET', '/api/v2/favourite/ids')).json<{ ids: number[] }>();
    const expected = Array.from({ length: TITLES }, (_, index) => index).filter((index) => isIn(n, index));
    return expected.map((index) => 100 + index).join() === ids.toSorted((a, b) => a - b).join();
  },
};

/** Renames one watchlist. */
export const watchlists = (list: number): Kind => ({
  write: (ask, n) => ask('PUT', `${LISTS}/${list}`, { name: `list ${n}` }),
  isThere: async (ask, n) => (await ask('GET', LISTS)).text.includes(`"list ${n}"`),
});

export const reviews: Kind = {
  write: (ask, n) => ask('POST', REVIEWS, { fields: { text: `review ${n}` } }),
  isThere: async (ask, n) => (await ask('GET', REVIEWS)).text.includes(`"review ${n}"`),
};

/** Saves a page as a draft and publishes it. */
export const publishing: Kind = {
  write: async (ask, n) => {
    const seen = await ask('GET', `/api/v2/studio/${MORE}`);
    if (seen.status !== 200) return seen;
    const { published, draft } = seen.json<StudioAnswer>();
    // An earlier attempt was executed although its response was lost. Saving again would create no draft, because it
    // would equal the published page.
    if (published?.source === text(`page ${n}`)) return seen;
    const base = Math.max(published?.revision ?? 0, draft?.revision ?? 0);
    const saved = await ask('PUT', `/api/v2/studio/${MORE}/draft`, { source: text(`page ${n}`), base });
    if (saved.status !== 200) return saved;
    return ask('POST', `/api/v2/studio/${MORE}/publish`, { base: saved.json<StudioAnswer>().revision });
  },
  isThere: async (ask, n) => {
    const { published } = (await ask('GET', `/api/v2/studio/${MORE}`)).json<StudioAnswer>();
    return published?.source === text(`page ${n}`);
  },
};

/** Request body of a sign-up in a realm of `accountFiles`. */
export const newcomer = (email: string): object => ({
  email,
  secret: 'a long password',
  name: 'Nina New',
  consentAnswers: [{ promptField: 'terms', answer: true }],
});

/**
 * Write load that creates accounts. After the failure, the drill checks that the session of each new account still
 * works, so no account was lost.
 */
export function signUps(name: string): Kind {
  const fresh: Tokens[] = [];
  return {
    write: async (ask, n) => {
      const answer = await ask('POST', '/api/v2/user', newcomer(`${name}-${n}@playbill.test`));
      if (answer.status === 201) fresh.push(answer.json<Tokens>());
      // A 409 means that an earlier attempt created the account although its response was lost.
      return answer.status === 409 ? { ...answer, status: 200 } : answer;
    },
    isThere: async (ask) => {
      for (const tokens of fresh.splice(0)) {
        const answer = await ask('GET', '/api/v2/session', undefined, tokens);
        if (answer.status !== 200 || answer.json<{ isGuest: boolean }>().isGuest) return false;
      }
      return true;
    },
  };
}
