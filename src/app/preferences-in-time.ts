import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { afterLoad } from '#renderers/primitives/when-idle.ts';
import { hasStoredPreferences } from '#services/preferences/stored-key.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { Services } from './services.ts';

/**
 * The preferences of whoever looks, as early as they matter: those of a guest who has chosen nothing on this device are the usual ones,
 * and the code that checks what is stored (zod, half as large as the application) waits until the page is at rest.
 */
export async function preferencesInTime(services: Services): Promise<PreferencesPort> {
  if (!isMarkedSignedIn() && !hasStoredPreferences(() => localStorage))
    await new Promise<void>((resolve) => afterLoad(resolve));
  return (await import('./page-preferences.ts')).preferencesOf(services);
}
