import { signal } from '@preact/signals-react';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/preferences.ts';
import type { DevicePreferences } from './device-preferences.ts';

/** What one tab tells the others: the account's, or those of the device's guest. */
interface Told {
  isGuest: boolean;
  values: Preferences;
}

/** What the preferences of a browser are made of. */
export interface PreferencesSources {
  /** Those of the account. Both reject where it does not answer. */
  account: {
    load: () => Promise<Preferences>;
    save: (change: PreferencesPatch) => Promise<Preferences>;
  };
  device: DevicePreferences;
  /** Whether somebody is signed in, as far as the browser knows; and who has come or gone since. */
  isGuest: () => boolean;
  onViewer: (listener: (isGuest: boolean) => void) => void;
  /** To the other tabs of the browser, and from them; absent where the browser has no such thing. */
  tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

const isEmpty = (change: PreferencesPatch) => Object.keys(change).length === 0;

/** The preferences of whoever uses the browser, one for all of a page's parts. */
export function createPreferences({ account, device, isGuest, onViewer, tabs }: PreferencesSources): PreferencesPort {
  const values = signal(defaultPreferences);
  const status = signal<'loading' | 'ready' | 'failed'>('loading');
  const hasError = signal(false);
  /** What the account has not confirmed yet. */
  let wish: PreferencesPatch = {};
  let saving: Promise<void> | undefined;
  let guest = true;
  /** Another for each viewer: what was asked for one says nothing of the next. */
  let run = 0;

  const tell = () => {
    const told: Told = { isGuest: guest, values: values.peek() };
    // A channel has no other origins.
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
      // What was saved meanwhile has answered all of it, and later.
      if (own !== run || status.peek() === 'ready') return;
      take(answer);
      hasError.value = false;
    } catch {
      // The flag says it; what the device has holds.
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
        // The flag says it. What was wished for in between is the newer.
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
