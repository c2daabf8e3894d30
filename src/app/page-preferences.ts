import '#schemas/no-evaluation.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { createDevicePreferences } from '#services/preferences/device-preferences.ts';
import { createPreferences } from '#services/preferences/preferences.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { Services } from './services.ts';

/** The port by the page's services, so that all pages of a browser tab share one instance. */
const kept = new WeakMap<Services, PreferencesPort>();

/** Returns the viewer's preferences; in a preview, which has no session, those of a guest. Browser only. */
export function getPreferences(services: Services): PreferencesPort {
  const known = kept.get(services);
  if (known) return known;
  const { api, session, preview } = services;
  const made = createPreferences({
    account: {
      load: () => api.call('GET /api/v2/user/preferences'),
      save: (body) => api.call('PUT /api/v2/user/preferences', { body }),
    },
    device: createDevicePreferences(() => localStorage),
    isGuest: () => preview !== undefined || !isMarkedSignedIn(),
    onViewer: (listener) => {
      if (!preview) session.onChange((info) => listener(info?.isGuest !== false));
    },
    tabs: new BroadcastChannel('playbill-preferences'),
  });
  kept.set(services, made);
  return made;
}
