import { v4 as newId } from 'uuid';
import type { PlayedTitle } from '#renderers/ports/player.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import type { Consent } from '../../analytics/stream.ts';
import type { CmcdIds } from '../engines/engine.ts';

/** Session id for all playbacks until the page is reloaded; it does not identify the viewer. */
let sessionId: string | undefined;

/**
 * CMCD ids of media requests (CTA-5004); undefined unless the realm enables CMCD and the viewer consented to
 * analytics.
 */
export function cmcdIds(
  settings: Pick<RealmSettings, 'player'> | undefined,
  consent: Consent,
  { id }: Pick<PlayedTitle, 'id'>,
): CmcdIds | undefined {
  if (!settings?.player?.cmcd || consent !== 'granted') return undefined;
  sessionId ??= newId();
  return { sessionId, contentId: String(id) };
}
