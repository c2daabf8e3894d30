import type { MiddlewareHandler } from 'hono';
import type { RealmEnv } from '#server/platform/http/request-context.ts';

/**
 * What no page of ours asks a device for, and no frame in one may (W3C, Permissions Policy). Browsers warn of names that they do
 * not know, so these are known to all that know the header. What a player needs is left to pages of this origin, as it is.
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

/** Of whatever is no page: opened by itself it may load nothing, send nothing and stand in no frame. */
const LOADS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of scripts: one that is started as a worker has the policy that it came with, and asks this origin. */
const LOADS_ITS_OWN =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer that does not say otherwise itself. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Addresses may hold what a link in a mail has brought: not even this origin's own pictures are asked for with them.
  'referrer-policy': 'strict-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/** One year, in seconds (ASVS 5.0, 3.4.1). */
const HSTS = 'max-age=31536000';

/** The headers that an answer still lacks. `secure`: whether it was asked for by https. */
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

/** Gives every answer the headers that keep it safe, whoever has made it: the first of all, before whatever may refuse. */
export const safeHeaders: MiddlewareHandler<RealmEnv> = async (http, next) => {
  await next();
  // Set on the answer itself: Hono's own way makes a new one for each, whose body is then a stream.
  const { headers } = http.res;
  for (const [name, value] of Object.entries(safeHeadersFor(headers, http.env?.caller?.secure ?? false)))
    headers.set(name, value);
};
