import type { Logger } from 'pino';
import type { Draws } from '#schemas/capabilities.ts';
import type { Context } from './context.ts';
import type { Audience, AuthenticationMethod } from './db/tables.ts';
import type { RealmRecord } from './realms/realms.store.ts';

/** The caller, identified by a verified access token: a guest or a signed-in user. */
export interface Viewer {
  sessionId: string;
  /** Account id, or the session id of a guest. */
  id: string;
  role: 'guest' | 'viewer' | 'editor';
  isGuest: boolean;
  /** Active profile; empty for the main one and for guests. */
  profileId: string;
  /** For a child's profile: highest age rating of visible titles; undefined for adults and guests. */
  ageLimit?: number;
  /** Audience of the session: the realm's site or the studio. A token is valid for one of them only. */
  audience: Audience;
  /** Account name; undefined for a guest. */
  name?: string;
  /**
   * Time of authentication in milliseconds since 1970; undefined for guests and for sessions approved by another
   * device.
   */
  signedInAt?: number;
  /** Authentication methods used for signing in (RFC 8176). */
  methods?: readonly AuthenticationMethod[];
  /** True for support users, who may impersonate accounts. */
  isSupport?: true;
  /** In an impersonation session: account id of the support user. */
  impersonatedBy?: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
  /** Live events that the token allows to be played at the same time (multi-view); undefined for none. */
  partitions?: readonly string[];
}

/** A viewer with an account. */
export type SignedIn = Viewer & { isGuest: false };

/** A browser that was used to sign in before, according to its device cookie. */
export interface Device {
  id: string;
  /** Accounts that have signed in on this browser. */
  accounts: readonly string[];
}

/**
 * What domain code gets: the program's dependencies, the realm, and the facts of one request or job. It knows no HTTP:
 * routes and jobs create it. For a child's profile, `db` reads no titles above the age limit.
 */
export interface RealmContext extends Context {
  realm: RealmRecord;
  /** The caller, if the request has a verified access token; undefined for jobs. */
  caller: Viewer | undefined;
  /** Best match of the realm's locales for this caller, such as en_US. */
  locale: string;
  /** Two-letter country code; ZZ if unknown. */
  country: string;
  /** Logger with the id of the request. */
  log: Logger;
  /** Public origin that the request was sent to. Links in emails take `getSiteOrigin`, because callers can forge it. */
  requestOrigin: URL;
  /** User-Agent header of the caller, which callers can forge. */
  userAgent: string | undefined;
  /** Caller's IP address; undefined for in-process calls. */
  address: string | undefined;
  /** Whether the operator's proxy reports that the request comes from a VPN. */
  isVpn: boolean;
  /** Reads the browser's device cookie; undefined without one. */
  findDevice: () => Promise<Device | undefined>;
  /**
   * The kinds of elements that the client's build can render (header `DRAWS_HEADER`); undefined for a client that
   * renders everything.
   */
  draws: Draws | undefined;
  /** Surrogate keys of the response, besides that of the realm. Shared caches purge responses by these keys. */
  surrogateKeys: Set<string>;
}

/** Context of a caller with a verified access token. */
export type ViewerContext = RealmContext & { caller: Viewer };

/** Context of a signed-in user. */
export type AccountContext = RealmContext & { caller: SignedIn };

/**
 * The values of a context that depend on the request. Missing ones get defaults for work without a request, such as a
 * job.
 */
type RequestFacts = Partial<Omit<RealmContext, keyof Context | 'realm'>> & { log?: Logger };

/** Creates a realm's context for a request, a job or a test. */
export const createRealmContext = (context: Context, realm: RealmRecord, facts: RequestFacts = {}): RealmContext => ({
  ...context,
  realm,
  caller: undefined,
  locale: realm.settings.defaultLocale,
  country: 'ZZ',
  requestOrigin: new URL(`http://${realm.settings.hosts[0] ?? 'localhost'}`),
  userAgent: undefined,
  address: undefined,
  isVpn: false,
  findDevice: async () => undefined,
  draws: undefined,
  surrogateKeys: new Set(),
  ...facts,
});
