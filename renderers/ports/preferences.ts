import type { ReadonlySignal } from '@preact/signals-react';
import type { Preferences, PreferencesPatch } from '#schemas/wire/preferences.ts';

/** What the viewer prefers: kept with the account of whoever is signed in, on the device for a guest (play-13, play-16). */
export interface PreferencesPort {
  /** What holds now: the viewer's wishes at once, whether or not they are kept yet. Defaults where nothing was chosen. */
  values: ReadonlySignal<Preferences>;
  /**
   * `loading` until the account has answered; what the device has holds until then. `failed` where the account did not answer: the next
   * change asks it again.
   */
  status: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** The error flag of the product document (2, section 3): the last change, or the question for them, has failed. */
  hasError: ReadonlySignal<boolean>;
  /**
   * Changes some; the rest stays. Resolves when it is kept, or could not be: then it holds until the page is left, the error flag is up, and
   * the next change takes it along. Never rejects.
   */
  set: (change: PreferencesPatch) => Promise<void>;
  /** Tries once more what has failed: to keep what is not kept yet, else to be told what the account has. Resolves as `set` does. */
  retry: () => Promise<void>;
}
