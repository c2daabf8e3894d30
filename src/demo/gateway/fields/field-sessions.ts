import type { GatewayContext } from '../core/provider.ts';
import type { ProviderName } from '../core/merchants.ts';
import { newId } from '../core/store.ts';

/** How long the card fields of a session take cards, in milliseconds. */
const SESSION_MS = 60 * 60 * 1000;

/** One opening of the card fields. */
export interface FieldSession {
  id: string;
  realm: string;
  provider: ProviderName;
  /** Origin of the page that embeds the fields. */
  pageOrigin: string;
  /** Locale such as pt_BR or pt-BR. */
  locale: string;
  /** The merchant's id of the payer. */
  customer: string;
  /** Prefix of the tokens, by which providers tell their objects apart. */
  tokenPrefix: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

export const openFieldSessions = ({ store }: Pick<GatewayContext, 'store'>) =>
  store.collection<FieldSession>('field-sessions');

/** Opens card fields for a merchant and returns the session with the URL of its page. */
export function startFieldSession(
  context: GatewayContext,
  options: Omit<FieldSession, 'id' | 'expiresAt'>,
): FieldSession & { url: string } {
  const { clock, browserOrigin } = context;
  const session = { ...options, id: newId('fs'), expiresAt: clock.now() + SESSION_MS };
  openFieldSessions(context).put(session);
  return { ...session, url: `${browserOrigin}/fields/${session.id}` };
}
