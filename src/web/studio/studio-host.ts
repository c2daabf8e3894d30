import type { RealmConfig } from '#server/platform/env.ts';
import { DEFAULT_STUDIO_HOST } from '#server/platform/own-hosts.ts';
import { StartError } from '#server/platform/start-error.ts';

/**
 * The host name of the editor page. In production there is none unless the operator names one by STUDIO_HOST;
 * `off` says that there shall be none. A front end alone has none: its editors write where the realm server is.
 * @throws StartError when a front end alone is to have one.
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
