import type { SessionInfo } from '#schemas/wire/identity/session.ts';

/** Known session. Times in milliseconds since 1970. */
export interface KnownSession {
  info: SessionInfo;
  /** Time from which the session is renewed. */
  until: number;
  /** Time at which the token expires. */
  ends: number;
}

/** Message to the other tabs: the new session, or undefined after sign-out. */
export type TabMessage = KnownSession | undefined;

/** Tabs of one realm in one browser, which share a session. */
export interface SessionTabs {
  /**
   * Runs a task under a lock across tabs. If the lock cannot be acquired the task runs anyway, which the server
   * tolerates.
   */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  tell: (word: TabMessage) => void;
  /** Subscribes to messages of other tabs. */
  onWord: (hear: (word: TabMessage) => void) => void;
}

/** Implementation without other tabs, for server rendering and browsers without the APIs. */
export const noTabs: SessionTabs = {
  alone: (work) => work(),
  tell: () => undefined,
  onWord: () => undefined,
};

/** Timeout of the lock in milliseconds: a frozen tab may hold it. */
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
 * Creates lock and channel of a realm's tabs (Web Locks API; HTML, section 9.5). Web Locks need a secure context;
 * without them two tabs may renew concurrently.
 */
export function browserTabs(realm: string): SessionTabs {
  const name = `playbill session ${realm}`;
  const channel = new BroadcastChannel(name);
  return {
    alone: (work) => ('locks' in navigator ? alone(name, work) : work()),
    // BroadcastChannel is same-origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (word) => channel.postMessage(word),
    onWord: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
  };
}
