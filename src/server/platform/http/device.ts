import { randomUUID } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { verifyToken, signToken } from '../signed-tokens.ts';
import type { AnyCall } from './call.ts';
import { deviceCookie, setDeviceCookie } from './cookies.ts';

/** Lifetime of the device cookie in seconds: the maximum lifetime of cookies (RFC 6265bis). */
const LIFE_SECONDS = 400 * 86_400;
const TYPE = 'device+jwt';
const AUDIENCE = 'device';
/** Maximum number of accounts in a device cookie; the most recent ones are kept. */
const MOST_ACCOUNTS = 5;

const Claims = z.object({ realm: z.string(), jti: z.string(), accounts: z.array(z.string()) });

/** A browser with previous sign-ins. */
export interface Device {
  id: string;
  /** Accounts that have signed in on this browser. */
  accounts: readonly string[];
}

type Caller = Pick<AnyCall, 'context' | 'http' | 'realm'>;

async function readDevice({ keys, clock }: Pick<Context, 'keys' | 'clock'>, token: string, realm: string) {
  try {
    const payload = await verifyToken(keys, 'device', token, {
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

/** Reads the device cookie of a call; undefined if it is missing or invalid. */
export async function readDeviceCookie({ context, http, realm }: Caller): Promise<Device | undefined> {
  const token = deviceCookie(context, http);
  return token === undefined ? undefined : readDevice(context, token, realm.id);
}

/**
 * Records a sign-in in the device cookie (OWASP, "device cookies"): a signed token (JWS, RFC 7515) with a key of its
 * own that grants no access. Clients without cookies are not recorded.
 */
export async function rememberDevice(call: Caller, accountId: string): Promise<void> {
  const { context, http, realm } = call;
  const known = await readDeviceCookie(call);
  const others = known?.accounts.filter((id) => id !== accountId) ?? [];
  const now = Math.floor(context.clock.now() / 1000);
  const claims = new SignJWT({ realm: realm.id, accounts: [accountId, ...others].slice(0, MOST_ACCOUNTS) })
    .setJti(known?.id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS);
  setDeviceCookie(context, http, await signToken(context.keys, 'device', TYPE, claims), LIFE_SECONDS);
}
