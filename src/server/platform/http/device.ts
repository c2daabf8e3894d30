import { randomUUID } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { readFor, signFor } from '../signed-tokens.ts';
import type { AnyCall } from './call.ts';
import { deviceCookie, setDeviceCookie } from './cookies.ts';

/** How long a browser is known after its last sign-in, in seconds: as long as browsers keep a cookie at most (RFC 6265bis). */
const LIFE_SECONDS = 400 * 86_400;
const TYPE = 'device+jwt';
const AUDIENCE = 'device';
/** Accounts that one browser may be known to, those that signed in last. */
const MOST_ACCOUNTS = 5;

const Claims = z.object({ realm: z.string(), jti: z.string(), accounts: z.array(z.string()) });

/** A browser in which somebody has signed in before. */
export interface Device {
  id: string;
  /** The accounts that have signed in there. */
  accounts: readonly string[];
}

type Caller = Pick<AnyCall, 'context' | 'http' | 'realm'>;

async function readDevice({ keys, clock }: Pick<Context, 'keys' | 'clock'>, token: string, realm: string) {
  try {
    const payload = await readFor(keys, 'device', token, {
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp'],
    });
    const claims = Claims.parse(payload);
    return claims.realm === realm ? { id: claims.jti, accounts: claims.accounts } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The browser that calls, if somebody has signed in there before; undefined for every other caller. */
export async function deviceOf({ context, http, realm }: Caller): Promise<Device | undefined> {
  const token = deviceCookie(context, http);
  return token === undefined ? undefined : readDevice(context, token, realm.id);
}

/**
 * Has the browser that calls be known from now on as one in which an account has signed in (OWASP, "device cookies"): a signed
 * token (JWS, RFC 7515) with a key of its own, which opens nothing. Other clients are not known.
 */
export async function rememberDevice(call: Caller, accountId: string): Promise<void> {
  const { context, http, realm } = call;
  const known = await deviceOf(call);
  const others = known?.accounts.filter((id) => id !== accountId) ?? [];
  const now = Math.floor(context.clock.now() / 1000);
  const claims = new SignJWT({ realm: realm.id, accounts: [accountId, ...others].slice(0, MOST_ACCOUNTS) })
    .setJti(known?.id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS);
  setDeviceCookie(context, http, await signFor(context.keys, 'device', TYPE, claims), LIFE_SECONDS);
}
