import type { RealmConfig } from '#realm/env.ts';
import { StartError } from '#realm/start-error.ts';

const hostName = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * The host name of the editor page. In production there is none unless the operator names one by STUDIO_HOST;
 * `off` says that there shall be none. A front end alone has none: its editors write where the realm server is.
 * @throws StartError when the name is none, or may not be told.
 */
export function studioHostFrom(
  env: Record<string, string | undefined>,
  { production, apiOrigin }: Pick<RealmConfig, 'production' | 'apiOrigin'>,
): string | undefined {
  const named = env['STUDIO_HOST']?.trim().toLowerCase();
  if (named === 'off') return undefined;
  if (apiOrigin !== undefined) {
    if (!named) return undefined;
    throw new StartError(
      'STUDIO_HOST: beside PLAYBILL_API there is no editor page. Name it where the realm server runs.',
    );
  }
  if (!named) return production ? undefined : 'studio.localhost';
  if (hostName.test(named)) return named;
  throw new StartError(
    `STUDIO_HOST: expected a host name such as studio.example.org, or off, found ${JSON.stringify(named)}`,
  );
}
