import { signal } from '@preact/signals-react';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';

const values = signal(defaultPreferences);

/** Preferences that are kept for as long as the stories are open. */
export const fakePreferences: PreferencesPort = {
  values,
  status: signal('ready' as const),
  hasError: signal(false),
  set: async (change) => {
    values.value = mergePreferences(values.peek(), change);
  },
  retry: async () => undefined,
};
