import type { SessionInfo } from '#schemas/wire/session.ts';

/** Who is there. Times in milliseconds since 1970. */
export interface Known {
  info: SessionInfo;
  /** Until when that need not be asked again. */
  until: number;
  /** When the token ends. */
  ends: number;
}

/** What one tab tells the others; nobody after signing out. */
export type TabWord = Known | undefined;

/** The tabs of one realm in one browser, which share its session. */
export interface Tabs {
  /** Does something while no other tab does. Whoever cannot have its turn does it all the same: the server takes that. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  tell: (word: TabWord) => void;
  /** Hears what others tell. */
  onWord: (hear: (word: TabWord) => void) => void;
}

/** One tab by itself: a server's page, a browser that knows of no others. */
export const noTabs: Tabs = {
  alone: (work) => work(),
  tell: () => undefined,
  onWord: () => undefined,
};

/** A tab that the browser has frozen may hold the lock: nobody waits longer than so many milliseconds. */
const LONGEST_TURN = 8000;

async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isMine = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_TURN) }, () => {
      isMine = true;
      return work();
    });
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
}

/**
 * The tabs of this browser, by a lock and a channel of the realm's (Web Locks API; HTML, section 9.5). Pages that did not come by https
 * have no locks: then two tabs may ask at once.
 */
export function browserTabs(realm: string): Tabs {
  const name = `playbill session ${realm}`;
  const channel = new BroadcastChannel(name);
  return {
    alone: (work) => ('locks' in navigator ? alone(name, work) : work()),
    // A channel has no other origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (word) => channel.postMessage(word),
    onWord: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => hear(data)),
  };
}
