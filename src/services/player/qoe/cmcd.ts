import { v4 as newId } from 'uuid';
import type { PlayedTitle } from '#renderers/ports/player.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import type { Consent } from '../../analytics/stream.ts';
import type { CmcdIds } from '../engines/engine.ts';

/** One for all that is played until the page is loaded anew; it says nothing of who watches. */
let sessionId: string | undefined;

/**
 * By which names media requests tell how playback goes (CTA-5004); undefined where they tell nothing: the realm asks for it,
 * and the viewer has agreed to be counted.
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
