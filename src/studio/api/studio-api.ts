import { type Api, createApi } from '#services/api/client.ts';
import { createLive, type Live } from '#services/live/live.ts';
import { createBrowserSession, type BrowserSession } from '#services/session/session.ts';
import { browserTabs } from '#services/session/tabs.ts';
import { withCaptcha } from './with-captcha.ts';

/** Server API for the editor of one realm. */
export interface StudioApi {
  api: Api;
  session: BrowserSession;
  /** Push messages about publications and loads by other users. */
  live: Live;
}

/** Creates the API of a realm. Its session cookies belong to the studio's host, one pair per realm. */
export function createStudioApi(realm: string): StudioApi {
  const session = withCaptcha(
    () => api,
    createBrowserSession(() => api, { login: 'POST /api/v2/studio/login', tabs: browserTabs(`studio ${realm}`) }),
  );
  const api = createApi({
    fetch: (request) => fetch(request),
    origin: location.origin,
    headers: () => ({ realm, 'accept-language': 'en-US', 'x-playbill-session': 'cookie-per-realm' }),
    session,
  });
  const live = createLive({ url: `/api/v2/live?${new URLSearchParams({ realm })}`, key: `studio ${realm}` });
  return { api, session, live };
}
