import { createMiddleware } from 'hono/factory';
import { ProblemError } from './problems.ts';
import type { RealmEnv } from './request-context.ts';
import { type FindSender, createSenderFinder, type TrustedProxies } from '../network/trusted-proxies.ts';

/** Address, scheme and host of a request, as far as they come from trusted sources. */
interface Way {
  /** IP address of the caller; undefined for in-process requests. */
  address: string | undefined;
  scheme: 'http' | 'https';
  /** Requested host with an optional port, not validated yet. */
  host: string;
}

/** A host name or IP address with an optional port; no path, user information or second host. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?)(?::\d{1,5})?$/i;

const refuse = (why: string, cause?: unknown) => new ProblemError('BAD_REQUEST', [why], { cause });

function originFrom({ scheme, host }: Way): string {
  const address = `${scheme}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(address)) throw refuse('The host that was asked for is no host name');
  return new URL(address).origin;
}

/** Returns the value that the outermost trusted proxy appended to a list header. */
const toldBy = (header: string | null, hops: number): string | undefined => {
  const told = header?.split(',').map((value) => value.trim());
  return told?.at(-Math.min(hops, told.length)) || undefined;
};

const isScheme = (text: string | undefined): text is Way['scheme'] => text === 'http' || text === 'https';

/**
 * Determines address, scheme and host of a request. Only trusted proxies count: `X-Forwarded-Proto` for the scheme,
 * `X-Forwarded-Host` for host and port (default: the request's own), `X-Forwarded-For` for the caller.
 * `X-Forwarded-Port` is ignored.
 */
function resolveOrigin({ url, headers }: Request, peer: string | undefined, findSender: FindSender): Way {
  const { address, hops } = findSender(headers.get('x-forwarded-for'), peer);
  const { protocol, host } = new URL(url);
  const own = protocol === 'https:' ? 'https' : 'http';
  if (hops === 0) return { address, scheme: own, host };
  const told = toldBy(headers.get('x-forwarded-proto'), hops);
  // A list of hosts is not split here and is rejected later: it does not show which proxy added which host, and pages
  // could link to an attacker's host.
  const asked = headers.get('x-forwarded-host')?.trim() || host;
  // A default port is dropped, because a proxy that terminates TLS may report the port of its internal http request.
  return { address, scheme: isScheme(told) ? told : own, host: asked.replace(/:(?:80|443)$/, '') };
}

/** Headers that only proxies may set (RFC 7239 and its predecessors). They are removed before handlers run. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** Rewrites a request to its public URL and removes forwarded headers. */
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
 * Middleware that determines the public URL and the caller of every request (decision 032): `request.url` becomes the
 * public URL and `http.env.caller` the caller. In-process requests are left unchanged. A GET whose path begins with two
 * slashes is redirected to the path with one.
 * @throws ProblemError 400 for an invalid host, or a path beginning with two slashes in other methods
 */
export function trustedProxy(trusted: TrustedProxies) {
  const findSender = createSenderFinder(trusted);
  return createMiddleware<RealmEnv>(async (http, next) => {
    const { raw } = http.req;
    if (http.env?.inProcess || http.env?.caller) return next();
    const way = resolveOrigin(raw, http.env?.incoming?.socket?.remoteAddress, findSender);
    // The caller is set before a request is rejected, because the security headers of the error response depend on the
    // scheme.
    http.env = { ...http.env, caller: { address: way.address, secure: way.scheme === 'https' } };
    const origin = originFrom(way);
    const url = new URL(raw.url);
    if (url.pathname.startsWith('//')) {
      if (!['GET', 'HEAD'].includes(raw.method))
        throw refuse('The path begins with two slashes, by which it would name a host');
      // A path that begins with two slashes would be a protocol-relative URL, whose first segment is a host name.
      return http.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
    }
    if (url.origin !== origin || forwarding.some((name) => raw.headers.has(name)))
      http.req.raw = publicRequest(raw, origin);
    return next();
  });
}
