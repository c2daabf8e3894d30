import { randomUUID } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { verifyToken, signToken } from '../signed-tokens.ts';
import type { Device, RealmContext } from '../realm-context.ts';
import { deviceCookie, setDeviceCookie } from './cookies.ts';
import type { Http } from './request-context.ts';

/** Lifetime of the device cookie in seconds: the maximum lifetime of cookies (RFC 6265bis). */
const LIFE_SECONDS = 400 * 86_400;
const TYPE = 'device+jwt';
const AUDIENCE = 'device';
/** Maximum number of accounts in a device cookie; the most recent ones are kept. */
const MOST_ACCOUNTS = 5;

const Claims = z.object({ realm: z.string(), jti: z.string(), accounts: z.array(z.string()) });

type Caller = Pick<RealmContext, 'config' | 'keys' | 'clock' | 'realm'> & { http: Http };

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
export async function readDeviceCookie(call: Caller): Promise<Device | undefined> {
  const { http, realm } = call;
  const token = deviceCookie(call, http);
  return token === undefined ? undefined : readDevice(call, token, realm.id);
}

/**
 * Records a sign-in in the device cookie (OWASP, "device cookies"). The cookie is a signed token (JWS, RFC 7515) with a
 * key of its own, and grants no access. Clients without cookies are not recorded.
 */
export async function rememberDevice(call: Caller, accountId: string): Promise<void> {
  const { http, realm } = call;
  const known = await readDeviceCookie(call);
  const others = known?.accounts.filter((id) => id !== accountId) ?? [];
  const now = Math.floor(call.clock.now() / 1000);
  const claims = new SignJWT({ realm: realm.id, accounts: [accountId, ...others].slice(0, MOST_ACCOUNTS) })
    .setJti(known?.id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS);
  setDeviceCookie(call, http, await signToken(call.keys, 'device', TYPE, claims), LIFE_SECONDS);
}
