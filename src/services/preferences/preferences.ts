import { signal } from '@preact/signals-react';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import type { DevicePreferences } from './device-preferences.ts';

/** Message between tabs: preferences of the account, or of the device's guest. */
interface Told {
  isGuest: boolean;
  values: Preferences;
}

/** Dependencies of the preferences service. */
export interface PreferencesSources {
  /** Requests to the account's preferences. Both reject if the server does not answer. */
  account: {
    load: () => Promise<Preferences>;
    save: (change: PreferencesPatch) => Promise<Preferences>;
  };
  device: DevicePreferences;
  /** `isGuest`: whether the viewer is a guest. `onViewer`: subscribes to sign-in and sign-out. */
  isGuest: () => boolean;
  onViewer: (listener: (isGuest: boolean) => void) => void;
  /** Channel to the other tabs; absent if the browser has no BroadcastChannel. */
  tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

const isEmpty = (change: PreferencesPatch) => Object.keys(change).length === 0;

/** Creates the preferences of the current viewer, shared by all components of a page. */
export function createPreferences({ account, device, isGuest, onViewer, tabs }: PreferencesSources): PreferencesPort {
  const values = signal(defaultPreferences);
  const status = signal<'loading' | 'ready' | 'failed'>('loading');
  const hasError = signal(false);
  /** Changes not yet confirmed by the account. */
  let wish: PreferencesPatch = {};
  let saving: Promise<void> | undefined;
  let guest = true;
  /** Incremented at each change of viewer: responses for the previous viewer are ignored. */
  let run = 0;

  const tell = () => {
    const told: Told = { isGuest: guest, values: values.peek() };
    // BroadcastChannel is same-origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs?.postMessage(told);
  };
  const fail = () => {
    hasError.value = true;
    if (status.peek() === 'loading') status.value = 'failed';
  };
  const take = (answer: Preferences) => {
    values.value = mergePreferences(answer, wish);
    status.value = 'ready';
  };
  const load = async () => {
    const own = run;
    try {
      const answer = await account.load();
      // If a change was saved in the meantime, the response of that save is newer, so this response is ignored.
      if (own !== run || status.peek() === 'ready') return;
      take(answer);
      hasError.value = false;
    } catch {
      // Components learn of the failure by `hasError`. The device's values stay in use.
      if (own === run) fail();
    }
  };
  const save = async () => {
    const own = run;
    while (!isEmpty(wish)) {
      const sent = wish;
      wish = {};
      try {
        const answer = await account.save(sent);
        if (own !== run) return;
        take(answer);
        hasError.value = false;
        tell();
      } catch {
        if (own !== run) return;
        // Components learn of the failure by `hasError`. The failed changes are merged with those made during the save,
        // which are newer and take precedence.
        wish = mergePreferences(sent, wish);
        fail();
        return;
      }
    }
  };
  const keep = () => {
    const own = run;
    saving ??= save().finally(() => {
      if (own === run) saving = undefined;
    });
    return saving;
  };
  const begin = (isNowGuest: boolean) => {
    run += 1;
    guest = isNowGuest;
    wish = {};
    saving = undefined;
    hasError.value = false;
    values.value = mergePreferences(defaultPreferences, device.read());
    status.value = isNowGuest ? 'ready' : 'loading';
    if (!isNowGuest) void load();
  };

  begin(isGuest());
  onViewer(begin);
  tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.isGuest !== guest) return;
    values.value = mergePreferences(data.values, wish);
    if (!guest) status.value = 'ready';
  });
  return {
    values,
    status,
    hasError,
    set: async (change) => {
      values.value = mergePreferences(values.peek(), change);
      if (guest) {
        device.add(change);
        tell();
        return;
      }
      wish = mergePreferences(wish, change);
      await keep();
    },
    retry: () => (isEmpty(wish) ? load() : keep()),
  };
}
