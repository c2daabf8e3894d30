import { signal } from '@preact/signals-react';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';

/** Preferences that stories can change, reject and inspect. */
export interface StoryPreferences {
  port: PreferencesPort;
  /** Simulates a failed load. */
  failToLoad: () => void;
  /** Rejects changes while true; like the product's port it keeps them and sets its error flag. */
  isRefusing: { value: boolean };
  /** Saved changes, in order. */
  kept: PreferencesPatch[];
  reset: () => void;
}

/** Creates preferences for one story. */
export function createPreferences(): StoryPreferences {
  const values = signal(defaultPreferences);
  const status = signal<'loading' | 'ready' | 'failed'>('ready');
  const hasError = signal(false);
  const isRefusing = { value: false };
  const kept: PreferencesPatch[] = [];
  let pending: PreferencesPatch | undefined;
  const keep = async () => {
    hasError.value = isRefusing.value;
    if (isRefusing.value || !pending) return;
    kept.push(pending);
    pending = undefined;
  };
  return {
    failToLoad: () => {
      status.value = 'failed';
      hasError.value = true;
    },
    isRefusing,
    kept,
    port: {
      values,
      status,
      hasError,
      set: async (change) => {
        values.value = mergePreferences(values.peek(), change);
        pending = mergePreferences(pending ?? {}, change);
        await keep();
      },
      retry: async () => {
        if (!isRefusing.value) status.value = 'ready';
        await keep();
      },
    },
    reset: () => {
      values.value = defaultPreferences;
      status.value = 'ready';
      hasError.value = false;
      isRefusing.value = false;
      pending = undefined;
      kept.length = 0;
    },
  };
}

/** Preferences shared by all stories. */
export const fakePreferences: PreferencesPort = createPreferences().port;
