import type { ReadonlySignal } from '@preact/signals-react';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';

/** The viewer's preferences: stored in the account, or on the device for guests (play-13, play-16). */
export interface PreferencesPort {
  /** Current values, including changes that are not saved yet. Defaults where nothing was chosen. */
  values: ReadonlySignal<Preferences>;
  /**
   * `loading` until the account's preferences are fetched; until then the preferences stored on the device apply.
   * `failed` if the fetch failed: the next change retries it.
   */
  status: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** Error flag of the product document (2, section 3): the last save or fetch has failed. */
  hasError: ReadonlySignal<boolean>;
  /**
   * Changes some preferences. Resolves when they are saved or saving failed: then they apply until the page is closed,
   * the error flag is set, and the next change saves them too. Never rejects.
   */
  set: (change: PreferencesPatch) => Promise<void>;
  /** Retries the failed operation: saves unsaved changes if there are any, else fetches. Resolves like `set`. */
  retry: () => Promise<void>;
}
