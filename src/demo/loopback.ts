import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { RealmEnv } from '#server/platform/http/request-context.ts';

const isLoopback = (address = '') =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.')) || address.startsWith('::ffff:127.');

/**
 * Creates a middleware that answers 403 with a text to callers on other machines.
 * `trustedProxy` must have set the caller.
 */
export const requireLoopback = (refusal: string) =>
  createMiddleware<RealmEnv>(async (http, next) =>
    isLoopback(http.env?.caller?.address) ? next() : http.text(refusal, 403),
  );
