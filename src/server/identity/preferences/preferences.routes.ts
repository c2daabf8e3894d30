import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { changePreferences, findPreferences } from './preferences.store.ts';

/**
 * Returns the stored preferences, with defaults for those that were not set. The default language is that of the
 * request.
 */
function completePreferences(chosen: PreferencesPatch, locale: string): Preferences {
  const preferences = mergePreferences(defaultPreferences, chosen);
  return { ...preferences, language: preferences.language || locale };
}

export const preferenceHandlers: Handlers<'GET /api/v2/user/preferences' | 'PUT /api/v2/user/preferences'> = {
  'GET /api/v2/user/preferences': async ({ db, realm, caller, locale }) =>
    completePreferences(await inRealm(db, realm.id, (tx) => findPreferences(tx, realm.id, toOwner(caller))), locale),
  'PUT /api/v2/user/preferences': async ({ db, clock, realm, caller, locale, body }) =>
    completePreferences(
      await inRealm(db, realm.id, (tx) => changePreferences(tx, realm.id, toOwner(caller), body, clock.now())),
      locale,
    ),
};
