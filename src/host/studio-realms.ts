import type { RealmHost } from '#realm/realms/hosts.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import type { StudioRealm } from '#schemas/wire/studio-realms.ts';

interface StudioRealmsOptions {
  /** The realm app, in process. */
  api: (request: Request) => Promise<Response>;
  /** The realms that there are now. */
  hosts: () => Promise<Pick<RealmHost, 'id' | 'host'>[]>;
}

/** The realms that the editor page lets choose from, each with the origin of its pages as seen from `url`. */
export async function studioRealms({ api, hosts }: StudioRealmsOptions, url: URL): Promise<StudioRealm[]> {
  const port = url.port && `:${url.port}`;
  const realms = await Promise.all(
    (await hosts()).map(async ({ id, host }): Promise<StudioRealm[]> => {
      const address = `${url.origin}/api/v2/realm-settings/realm/${encodeURIComponent(id)}`;
      const response = await api(new Request(address, { headers: { realm: id } }));
      if (!response.ok) return [];
      const { name, languages, defaultLocale } = (await response.json()) as RealmSettings;
      return [{ id, name, languages, defaultLocale, origin: `${url.protocol}//${host}${port}` }];
    }),
  );
  return realms.flat();
}
