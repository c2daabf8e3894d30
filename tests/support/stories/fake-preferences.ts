import { signal } from '@preact/signals-react';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/preferences.ts';

/** Preferences that a story can move, refuse and read. */
export interface StoryPreferences {
  port: PreferencesPort;
  /** Acts as an account that does not answer. */
  failToLoad: () => void;
  /** Whether changes are refused from now on; the product port keeps them and raises its error flag. */
  isRefusing: { value: boolean };
  /** What was kept, in order. */
  kept: PreferencesPatch[];
  reset: () => void;
}

/** Creates preferences that live as long as a story. */
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

/** Preferences that are kept for as long as the stories are open. */
export const fakePreferences: PreferencesPort = createPreferences().port;
