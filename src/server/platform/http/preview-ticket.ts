import type { Context as HonoContext } from 'hono';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { Context } from '../context.ts';
import { verifyToken, signToken } from '../signed-tokens.ts';
import { ProblemError } from './problems.ts';

/** Lifetime of a preview ticket in seconds. */
const LIFE_SECONDS = 900;
const TYPE = 'preview+jwt';
const AUDIENCE = 'preview';

const Claims = z.object({ realm: z.string(), kind: EditedKind, name: z.string(), revision: z.int().optional() });
/**
 * What a ticket allows a preview to read: one document, in a stored revision, or in the unsaved form that the studio
 * sends.
 */
export type PreviewClaims = z.infer<typeof Claims>;

type Signer = Pick<Context, 'keys' | 'clock'>;

/**
 * Signs a preview ticket (JWS, RFC 7515) with a key of its own, so that a ticket is not accepted as another kind of
 * token, nor the reverse.
 */
export async function signTicket(
  { keys, clock }: Signer,
  claims: PreviewClaims,
): Promise<{ ticket: string; expiresAt: string }> {
  const now = Math.floor(clock.now() / 1000);
  const token = new SignJWT({ ...claims })
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS);
  const ticket = await signToken(keys, 'preview', TYPE, token);
  return { ticket, expiresAt: new Date((now + LIFE_SECONDS) * 1000).toISOString() };
}

async function readTicket({ keys, clock }: Signer, ticket: string): Promise<PreviewClaims> {
  try {
    const payload = await verifyToken(keys, 'preview', ticket, {
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp'],
    });
    return Claims.parse(payload);
  } catch (cause) {
    throw new ProblemError('UNAUTHORIZED', ['The preview’s ticket has expired or is none'], { cause });
  }
}

/**
 * Verifies the ticket in a request's header.
 * @throws ProblemError 401 for a missing or expired ticket, 403 for one of another realm
 */
export async function requireTicket(signer: Signer, http: HonoContext, realm: string): Promise<PreviewClaims> {
  const claims = await readTicket(signer, http.req.header(TICKET_HEADER) ?? '');
  if (claims.realm !== realm) throw new ProblemError('FORBIDDEN', ['The preview’s ticket is for another realm']);
  return claims;
}
