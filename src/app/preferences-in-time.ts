import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { afterLoad } from '#renderers/primitives/when-idle.ts';
import { hasStoredPreferences } from '#services/preferences/stored-key.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { Services } from './services.ts';

/**
 * Returns the viewer's preferences. A guest without stored preferences has the defaults, so loading the validation
 * code (zod, half as large as the application) waits until the page is idle.
 */
export async function preferencesInTime(services: Services): Promise<PreferencesPort> {
  if (!isMarkedSignedIn() && !hasStoredPreferences(() => localStorage))
    await new Promise<void>((resolve) => afterLoad(resolve));
  return (await import('./page-preferences.ts')).getPreferences(services);
}
