import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { errorAt } from '#schemas/issue.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';

/**
 * The viewer's preferences for the player. Changes made before they are loaded are saved afterwards; if loading fails,
 * changes apply while the player is open.
 */
export function usePreferences(): {
  preferences: ReadonlySignal<Preferences>;
  prefer: (change: PreferencesPatch) => void;
} {
  const { preferences: ask, diagnostics } = usePorts();
  const port = useSignal<PreferencesPort | undefined>(undefined);
  const here = useSignal(defaultPreferences);
  const early = useRef<PreferencesPatch>(undefined);
  useEffect(() => {
    ask().then(
      (found) => {
        if (early.current) void found.set(early.current);
        early.current = undefined;
        port.value = found;
      },
      (error: unknown) =>
        diagnostics.report('player', errorAt('', 'preferences', 'what the viewer prefers', String(error))),
    );
  }, [ask, diagnostics, port]);
  const preferences = useComputed(() => port.value?.values.value ?? here.value);
  const prefer = useCallback(
    (change: PreferencesPatch) => {
      if (port.peek()) void port.peek()?.set(change);
      else {
        here.value = mergePreferences(here.peek(), change);
        early.current = mergePreferences(early.current ?? {}, change);
      }
    },
    [port, here],
  );
  return { preferences, prefer };
}
