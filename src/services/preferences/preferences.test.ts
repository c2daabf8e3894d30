import { expect, test, vi } from 'vitest';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import { createDevicePreferences } from './device-preferences.ts';
import { createPreferences } from './preferences.ts';

const whole = (change: PreferencesPatch) => mergePreferences(defaultPreferences, change);

/** Fake storage of a browser. */
function device(stored?: string) {
  const rows = new Map(stored === undefined ? [] : [['playbill.preferences', stored]]);
  return {
    rows,
    storage: {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
    },
  };
}

interface Options {
  isGuest?: boolean;
  stored?: string;
  load?: () => Promise<Preferences>;
  save?: (change: PreferencesPatch) => Promise<Preferences>;
  refused?: boolean;
  tabs?: EventTarget & { postMessage: (told: unknown) => void };
}

function open({ isGuest = false, stored, load, save, refused = false, tabs }: Options = {}) {
  const { rows, storage } = device(stored);
  const viewers: ((isGuest: boolean) => void)[] = [];
  const preferences = createPreferences({
    account: { load: load ?? (async () => whole({})), save: save ?? (async (change) => whole(change)) },
    device: createDevicePreferences(() => {
      if (refused) throw new DOMException('denied', 'SecurityError');
      return storage;
    }),
    isGuest: () => isGuest,
    onViewer: (listener) => void viewers.push(listener),
    ...(tabs && { tabs: tabs as unknown as BroadcastChannel }),
  });
  return { ...preferences, rows, signed: (guest: boolean) => viewers.forEach((listener) => listener(guest)) };
}

const ready = (preferences: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(preferences.status.value).not.toBe('loading'));

test('stores a guest’s preferences on the device without requests to the account @play-16', async () => {
  const load = vi.fn<() => Promise<Preferences>>();
  const guest = open({ isGuest: true, stored: '{"player":{"rate":1.5}}', load });
  expect(guest.status.value).toBe('ready');
  await guest.set({ player: { captions: { size: 200 } } });
  expect(guest.values.value).toEqual(whole({ player: { rate: 1.5, captions: { size: 200 } } }));
  expect(JSON.parse(guest.rows.get('playbill.preferences') ?? '')).toEqual({
    player: { rate: 1.5, captions: { size: 200 } },
  });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['not JSON', '{"player":', {}],
  ['not an object', '[1,2]', {}],
  ['an empty value', 'null', {}],
  ['with an invalid field', '{"autoAdvance":"no","audioLanguage":"sv","player":{"rate":99}}', { audioLanguage: 'sv' }],
] as const)(
  'uses only the valid fields of damaged stored preferences, otherwise the defaults: %s @play-16',
  (_, stored, right) => expect(open({ isGuest: true, stored }).values.value).toEqual(whole(right)),
);

test('stores preferences in memory when browser storage is blocked @play-16', async () => {
  const guest = open({ isGuest: true, refused: true });
  await guest.set({ autoAdvance: false });
  await guest.set({ audioLanguage: 'sv' });
  expect(guest.values.value).toEqual(whole({ autoAdvance: false, audioLanguage: 'sv' }));
  expect(guest.hasError.value).toBe(false);
});

test('uses the device’s preferences until the account’s arrive, without copying them @play-13 @play-16', async () => {
  let answer: ((values: Preferences) => void) | undefined;
  const save = vi.fn<(change: PreferencesPatch) => Promise<Preferences>>();
  const viewer = open({
    stored: '{"player":{"rate":2}}',
    load: () => new Promise((resolve) => (answer = resolve)),
    save,
  });
  expect([viewer.status.value, viewer.values.value.player.rate]).toEqual(['loading', 2]);
  answer?.(whole({ audioLanguage: 'pt' }));
  await ready(viewer);
  expect(viewer.values.value).toEqual(whole({ audioLanguage: 'pt' }));
  expect(save).not.toHaveBeenCalled();
});

test('applies a preference optimistically and resends a failed one with the next change @play-13 @acct-03', async () => {
  const sent: PreferencesPatch[] = [];
  let isAway = true;
  const viewer = open({
    save: async (change) => {
      sent.push(change);
      if (isAway) throw new Error('503');
      return whole({ language: 'sv', ...change });
    },
  });
  await ready(viewer);
  await viewer.set({ autoAdvance: false });
  expect([viewer.hasError.value, viewer.status.value, viewer.values.value.autoAdvance]).toEqual([true, 'ready', false]);
  isAway = false;
  await viewer.set({ audioLanguage: 'sv' });
  expect(sent).toEqual([{ autoAdvance: false }, { autoAdvance: false, audioLanguage: 'sv' }]);
  expect(viewer.hasError.value).toBe(false);
  expect(viewer.values.value).toEqual(whole({ language: 'sv', autoAdvance: false, audioLanguage: 'sv' }));
});

test('batches preference changes made during a save, and the save’s response does not undo them @play-16', async () => {
  const sent: PreferencesPatch[] = [];
  const answers: (() => void)[] = [];
  const viewer = open({
    save: (change) => {
      sent.push(change);
      return new Promise((resolve) => answers.push(() => resolve(whole(change))));
    },
  });
  await ready(viewer);
  void viewer.set({ player: { rate: 1.25 } });
  void viewer.set({ player: { rate: 1.5 } });
  const last = viewer.set({ autoAdvance: false });
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(viewer.values.value).toMatchObject({ autoAdvance: false, player: { rate: 1.5 } });
  answers[1]?.();
  await last;
  expect(sent).toEqual([{ player: { rate: 1.25 } }, { player: { rate: 1.5 }, autoAdvance: false }]);
});

test('sets the error flag if loading preferences fails and clears the flag after a successful save @acct-03', async () => {
  const viewer = open({ load: () => Promise.reject(new Error('503')), stored: '{"audioLanguage":"sv"}' });
  await ready(viewer);
  expect([viewer.status.value, viewer.hasError.value]).toEqual(['failed', true]);
  expect(viewer.values.value.audioLanguage).toBe('sv');
  await viewer.set({ autoAdvance: false });
  expect([viewer.status.value, viewer.hasError.value]).toEqual(['ready', false]);
});

test('retry() of the preferences saves pending changes, or loads the preferences if there are none @acct-03', async () => {
  const sent: PreferencesPatch[] = [];
  let isAway = true;
  const away = () => {
    if (isAway) throw new Error('503');
  };
  const viewer = open({
    load: async () => {
      away();
      return whole({ audioLanguage: 'pt' });
    },
    save: async (change) => {
      sent.push(change);
      away();
      return whole({ audioLanguage: 'pt', ...change });
    },
  });
  await ready(viewer);
  await viewer.retry();
  expect([viewer.status.value, viewer.hasError.value]).toEqual(['failed', true]);
  isAway = false;
  await viewer.retry();
  expect([viewer.status.value, viewer.hasError.value]).toEqual(['ready', false]);
  expect([viewer.values.value.audioLanguage, sent]).toEqual(['pt', []]);
  isAway = true;
  await viewer.set({ autoAdvance: false });
  isAway = false;
  await viewer.retry();
  expect(sent).toEqual([{ autoAdvance: false }, { autoAdvance: false }]);
  expect([viewer.hasError.value, viewer.values.value.autoAdvance]).toEqual([false, false]);
});

test('ignores loaded preferences that arrive after a save @play-16', async () => {
  let answer: ((values: Preferences) => void) | undefined;
  const viewer = open({ load: () => new Promise((resolve) => (answer = resolve)) });
  await viewer.set({ autoAdvance: false });
  answer?.(whole({}));
  await Promise.resolve();
  expect(viewer.values.value.autoAdvance).toBe(false);
});

test('switches to the account’s preferences on sign-in and back to the device’s on sign-out @play-16', async () => {
  const browser = open({
    isGuest: true,
    stored: '{"audioLanguage":"sv"}',
    load: async () => whole({ audioLanguage: 'pt' }),
  });
  browser.signed(false);
  await ready(browser);
  expect(browser.values.value.audioLanguage).toBe('pt');
  browser.signed(true);
  expect([browser.status.value, browser.values.value.audioLanguage]).toEqual(['ready', 'sv']);
});

test('sends changed preferences to other tabs of the same viewer only @play-16', async () => {
  const tabs: (EventTarget & { postMessage: (told: unknown) => void })[] = [];
  const tab = (options: Options) => {
    const own = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of tabs) if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    tabs.push(own);
    return open({ ...options, tabs: own });
  };
  const [one, two, guest] = [tab({}), tab({}), tab({ isGuest: true })];
  await Promise.all([ready(one), ready(two)]);
  await one.set({ player: { rate: 1.75 } });
  expect([two.values.value.player.rate, guest.values.value.player.rate]).toEqual([1.75, 1]);
});
