import type { MiddlewareHandler } from 'hono';
import type { RealmEnv } from '#server/platform/http/request-context.ts';

/**
 * Browser features that neither pages nor frames use (W3C, Permissions Policy). Only names that all browsers with this
 * header know, because others cause warnings. Features that a player needs keep their defaults.
 */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** CSP of responses that are not pages: they may load and submit nothing, and no page may frame them. */
const LOADS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** CSP of scripts. A web worker uses the policy of its own script file, and it must be able to call this origin. */
const LOADS_ITS_OWN =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Default headers of every response. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // URLs may contain secrets from email links, so only the origin is sent as referrer.
  'referrer-policy': 'strict-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/** HSTS with a lifetime of one year in seconds (ASVS 5.0, 3.4.1). */
const HSTS = 'max-age=31536000';

/** Returns the security headers that a response lacks. `secure`: the request used https. */
export function safeHeadersFor(
  answer: { has: (name: string) => boolean; get: (name: string) => string | null },
  secure: boolean,
): Record<string, string> {
  const isScript = /javascript/.test(answer.get('content-type') ?? '');
  const all = {
    ...always,
    'content-security-policy': isScript ? LOADS_ITS_OWN : LOADS_NOTHING,
    ...(secure && { 'strict-transport-security': HSTS }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !answer.has(name)));
}

/** Middleware that adds security headers to every response. Register it first, before handlers that may reject. */
export const safeHeaders: MiddlewareHandler<RealmEnv> = async (http, next) => {
  await next();
  // The header is set on the response itself, because Hono's `http.header` would create a new response with a streamed
  // body.
  const { headers } = http.res;
  for (const [name, value] of Object.entries(safeHeadersFor(headers, http.env?.caller?.secure ?? false)))
    headers.set(name, value);
};
