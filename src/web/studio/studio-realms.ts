import type { RealmHost } from '#server/platform/realms/hosts.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import type { StudioRealm, StudioRealms } from '#schemas/wire/authoring/studio-realms.ts';

interface StudioRealmsOptions {
  /** Calls the realm server in this process. */
  api: (request: Request) => Promise<Response>;
  /** Lists the current realms. */
  hosts: () => Promise<Pick<RealmHost, 'id' | 'host'>[]>;
  /** True to list all realms, false to list only those named by the request. */
  isComplete: boolean;
}

/** Lists the realms of the studio with their origins as seen from `url`. The query of `url` names realms. */
export async function studioRealms(
  { api, hosts, isComplete }: StudioRealmsOptions,
  url: URL,
): Promise<Pick<StudioRealms, 'realms' | 'isComplete'>> {
  const port = url.port && `:${url.port}`;
  const named = new Set(url.searchParams.getAll('realm'));
  const told = (await hosts()).filter(({ id }) => isComplete || named.has(id));
  const realms = await Promise.all(
    told.map(async ({ id, host }): Promise<StudioRealm[]> => {
      const address = `${url.origin}/api/v2/realm-settings/realm/${encodeURIComponent(id)}`;
      const response = await api(new Request(address, { headers: { realm: id } }));
      if (!response.ok) return [];
      const { name, languages, defaultLocale } = (await response.json()) as RealmSettings;
      return [{ id, name, languages, defaultLocale, origin: `${url.protocol}//${host}${port}` }];
    }),
  );
  return { realms: realms.flat(), isComplete };
}
