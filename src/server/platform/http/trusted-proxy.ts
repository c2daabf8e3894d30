import { createMiddleware } from 'hono/factory';
import { ProblemError } from './problems.ts';
import type { RealmEnv } from './request-context.ts';
import { type FindSender, senderBehind, type TrustedProxies } from '../network/trusted-proxies.ts';

/** How a request has come, as far as it can be believed. */
interface Way {
  /** Address of who has sent it; undefined within the process. */
  address: string | undefined;
  scheme: 'http' | 'https';
  /** The host that was asked, with its port where it has one; not checked yet. */
  host: string;
}

/** A host name or address with or without a port, and nothing else: no path, no user, no second host. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?)(?::\d{1,5})?$/i;

const refuse = (why: string, cause?: unknown) => new ProblemError('BAD_REQUEST', [why], { cause });

function originFrom({ scheme, host }: Way): string {
  const address = `${scheme}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(address)) throw refuse('The host that was asked for is no host name');
  return new URL(address).origin;
}

/** Of values that proxies add to from the right the one that the farthest trusted proxy has added. */
const toldBy = (header: string | null, hops: number): string | undefined => {
  const told = header?.split(',').map((value) => value.trim());
  return told?.at(-Math.min(hops, told.length)) || undefined;
};

const isScheme = (text: string | undefined): text is Way['scheme'] => text === 'http' || text === 'https';

/**
 * Tells how a request has come, by proxies too. Those that are trusted tell the scheme by `X-Forwarded-Proto`, the host by
 * `X-Forwarded-Host` (else it is the request's own) and the caller by `X-Forwarded-For`; of all others these count for
 * nothing. The port is the host's own: no other header is asked for it.
 */
function resolveOrigin({ url, headers }: Request, peer: string | undefined, findSender: FindSender): Way {
  const { address, hops } = findSender(headers.get('x-forwarded-for'), peer);
  const { protocol, host } = new URL(url);
  const own = protocol === 'https:' ? 'https' : 'http';
  if (hops === 0) return { address, scheme: own, host };
  const told = toldBy(headers.get('x-forwarded-proto'), hops);
  // Not the last of several: of which proxy each is cannot be told, and pages would name a stranger's host.
  const asked = headers.get('x-forwarded-host')?.trim() || host;
  // A hop that has undone TLS may tell the plain port on which it was asked inside.
  return { address, scheme: isScheme(told) ? told : own, host: asked.replace(/:(?:80|443)$/, '') };
}

/** What only a proxy has to say (RFC 7239, and what was there before it). Nobody behind the door reads it. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** A request as it was sent to an origin: its address is the public one, and what proxies have said of it is gone. */
function publicRequest(request: Request, origin: string): Request {
  const { url, method, headers, signal } = request;
  const { pathname, search } = new URL(url);
  const kept = [...headers].filter(([name]) => name !== 'host' && !forwarding.includes(name));
  const isBare = method === 'GET' || method === 'HEAD';
  return new Request(`${origin}${pathname}${search}`, {
    method,
    headers: [...kept, ['host', new URL(origin).host]],
    signal,
    ...(!isBare && { body: request.body, duplex: 'half' }),
  } as RequestInit);
}

/**
 * The door: behind it `request.url` is the public address of every request, for pages, calls and files alike, and nothing else
 * tells it; `http.env.caller` is who has sent it. Requests of this program itself say what they are. Decision 032.
 * What it throws is a ProblemError 400: for a host that is none, and for a path that would name one; a GET is redirected to the same path
 * with one slash.
 */
export function trustedProxy(trusted: TrustedProxies) {
  const findSender = senderBehind(trusted);
  return createMiddleware<RealmEnv>(async (http, next) => {
    const { raw } = http.req;
    if (http.env?.inProcess || http.env?.caller) return next();
    const way = resolveOrigin(raw, http.env?.incoming?.socket?.remoteAddress, findSender);
    // Before anything is refused: how a refusal leaves depends on it.
    http.env = { ...http.env, caller: { address: way.address, secure: way.scheme === 'https' } };
    const origin = originFrom(way);
    const url = new URL(raw.url);
    if (url.pathname.startsWith('//')) {
      if (!['GET', 'HEAD'].includes(raw.method))
        throw refuse('The path begins with two slashes, by which it would name a host');
      // A slip in a link. With one slash the path names no host, wherever it is sent.
      return http.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
    }
    if (url.origin !== origin || forwarding.some((name) => raw.headers.has(name)))
      http.req.raw = publicRequest(raw, origin);
    return next();
  });
}
