import type { RealmConfig } from '#server/platform/env.ts';
import { DEFAULT_STUDIO_HOST } from '#server/platform/own-hosts.ts';
import { StartError } from '#server/platform/start-error.ts';

/**
 * Returns the studio's host name. In production there is none unless STUDIO_HOST names one; `off` disables it. A front
 * end with a remote realm server has none, because editors work where the realm server runs.
 * @throws StartError when STUDIO_HOST is set for such a front end
 */
export function studioHostOf({
  studioHost,
  production,
  apiOrigin,
}: Pick<RealmConfig, 'studioHost' | 'production' | 'apiOrigin'>): string | undefined {
  if (studioHost === 'off') return undefined;
  if (apiOrigin === undefined) return studioHost ?? (production ? undefined : DEFAULT_STUDIO_HOST);
  if (studioHost === undefined) return undefined;
  throw new StartError(
    'STUDIO_HOST: beside PLAYBILL_API there is no editor page. Name it where the realm server runs.',
  );
}
