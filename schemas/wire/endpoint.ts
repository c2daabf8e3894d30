import type * as z from 'zod';
import type { Budget } from './budgets.ts';
import type { RouteName } from '../routes/table.ts';
import type { Asked } from './shown-by.ts';

/**
 * Whose session a call needs: nobody's, any, that of an account, of an editor, of the operator's staff. Those of the last
 * two are the studio's, begun by its own sign-in; all others are the site's. `ticket` is nobody's either: a preview's
 * ticket is the credential, in the header `TICKET_HEADER`. `machine`: a program of the operator's, by the realm's secret as a
 * bearer token (`MACHINE_SECRET`).
 */
export type SessionNeed = 'none' | 'ticket' | 'machine' | 'guest' | 'viewer' | 'editor' | 'staff';

/** Whether a call needs a session of the studio. */
export const isStudioNeed = (need: SessionNeed): boolean => need === 'editor' || need === 'staff';

/**
 * How a call is read and answered. `json`: JSON or nothing comes and goes. `stream`: messages go as server-sent events for
 * as long as somebody reads; `answer` is what one of them says. `challenge`: as json, but what comes is JSON by no name, since
 * it is a browser's own decryption module that asks. `bytes`: bytes go. `upload`: a file comes as a stream, which the handler reads
 * while it comes, up to `largestBody`; JSON goes. Another kind (a redirect) is another name here
 * and a line in the binder (`src/server/app/api/kinds.ts`), which the compiler then asks for.
 */
export type EndpointKind = 'json' | 'stream' | 'challenge' | 'bytes' | 'upload';

/**
 * How long an answer may be kept: by nobody, or by caches that many viewers share, in seconds; `stale` is how long it
 * may still be given out while a new one is fetched. Browsers ask each time.
 */
export type Caching = 'none' | { shared: number; stale: number };

/** Parameters of a path or query that name the realm; without one the request does (header, host name, page that it comes from). */
export type RealmParameter = 'realm' | 'host' | 'signed';

/**
 * What a call is when there is more to do than can be done: `playback` and `session` have room of their own, `password` is
 * for those that hash one, `last` gives way before all others. Those that say nothing are `usual`.
 */
export type Workload = 'playback' | 'session' | 'password' | 'usual' | 'last';

interface Line {
  summary: string;
  kind: EndpointKind;
  caching: Caching;
  workload?: Workload;
  realmBy?: RealmParameter;
  /** Whether a child's profile may ask for it; of calls that need an account none may that does not say so. */
  children?: true;
  /**
   * Whether support may ask for it while it looks at an account; of calls that need an account it may not that does not say so. `noted`: who
   * did it is noted first. `unkept`: it is answered, and nothing of it is kept.
   */
  impersonators?: 'plain' | 'noted' | 'unkept';
  /** Further paths at which it answers. */
  alsoAt?: readonly string[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Keys of the query that may come more than once; they are read as lists. */
  many?: readonly string[];
  body?: z.ZodType;
  /** How much one asker may ask for; whatever others than editors may write has one. */
  budget?: Budget;
  /** Bytes that the body may have, where it is more than the usual 64 kB. */
  largestBody?: number;
  /** Media types of what is uploaded. */
  takes?: readonly string[];
  /** Status of success and what it answers; null for an empty answer. */
  status: 200 | 201 | 204;
  answer: z.ZodType | null;
}

/**
 * The routes that show a call's answer: where a realm asks for sign-in, a guest gets it if one of them is public, and
 * not at all where there are none.
 */
export type ShownBy = readonly RouteName[] | ((asked: Asked) => readonly RouteName[]);

/** One call of the realm server. */
export type Endpoint = Line &
  ({ session: 'guest'; shownBy: ShownBy } | { session: Exclude<SessionNeed, 'guest'>; shownBy?: never });

/** What a handler of an endpoint answers; of a stream its bytes, of which contracts know nothing. */
export type AnswerOf<E extends Endpoint> = E['kind'] extends 'stream'
  ? unknown
  : E['answer'] extends z.ZodType
    ? z.output<E['answer']>
    : undefined;

/** The request header in which a preview shows its ticket. */
export const TICKET_HEADER = 'x-playbill-preview';

/** The name of a realm's secret by which programs call: `PLAYBILL_SECRET_<REALM>__MACHINE`. */
export const MACHINE_SECRET = 'machine';

const unkept = { kind: 'json', caching: 'none' } as const;

/** A call that needs no session. */
export const forAll = { ...unkept, session: 'none' } as const;

/** One that answers everybody of a realm and language the same. */
export const forAllToKeep = { ...forAll, caching: { shared: 30, stale: 300 } } as const;

/** A call of those who are signed in, and no children: about the account, its ways in, its money. */
export const forAccounts = { ...unkept, session: 'viewer' } as const;

/** A call of those who are signed in, whichever profile watches. */
export const forProfiles = { ...forAccounts, children: true } as const;

/** A call of editors, by a session of the studio. */
export const forEditors = { ...unkept, session: 'editor' } as const;

/** A call of a program, which uploads a file. */
export const forMachines = { ...unkept, kind: 'upload', session: 'machine', workload: 'last' } as const;

/** A call of a preview, with its ticket. */
export const forPreviews = { ...unkept, session: 'ticket' } as const;

/** A call whose answer these routes show, to guests too. */
export const onPages = (...shownBy: RouteName[]) => ({ ...unkept, session: 'guest', shownBy }) as const;

/** One whose routes depend on what is asked. */
export const onPagesBy = (shownBy: (asked: Asked) => readonly RouteName[]) =>
  ({ ...unkept, session: 'guest', shownBy }) as const;
