import { useComputed, useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { errorAt } from '#schemas/issue.ts';
import { defaultPreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';

/**
 * State of preferences that are saved immediately. Returns signals, to be read where they are rendered.
 * @param load Loads the preferences; rejects if their code fails to load.
 */
export function useSavedPreferences<Part extends string>(load: () => Promise<PreferencesPort>) {
  const { diagnostics } = usePorts();
  const port = useSignal<PreferencesPort | undefined>(undefined);
  const isLost = useSignal(false);
  /**
   * The control or section that was saved last. The counter changes with each save, so that screen readers announce
   * each.
   */
  const saved = useSignal<{ part: Part; count: number } | undefined>(undefined);
  const isTrying = useSignal(false);
  /** Callback to run after the pending save. */
  const pending = useRef<{ part: Part; onKept: (() => void) | undefined }>(undefined);

  const open = useCallback(async () => {
    try {
      port.value = await load();
      isLost.value = false;
    } catch (error) {
      isLost.value = true;
      diagnostics.report('preferences', errorAt('', 'preferences', 'what the viewer prefers', String(error)));
    }
  }, [load, port, isLost, diagnostics]);
  useEffect(() => void open(), [open]);

  const tell = () => {
    const { current } = pending;
    if (!current || port.peek()?.hasError.peek()) return;
    pending.current = undefined;
    saved.value = { part: current.part, count: (saved.peek()?.count ?? 0) + 1 };
    current.onKept?.();
  };
  /** Changes a preference. Applies immediately; `onKept` is called when it is saved, possibly after a retry. */
  const change = async (part: Part, wish: PreferencesPatch, onKept?: () => void) => {
    pending.current = { part, onKept: onKept ?? pending.current?.onKept };
    await port.peek()?.set(wish);
    tell();
  };
  /** Retries the failed load or save. */
  const retry = async () => {
    if (isTrying.peek()) return;
    isTrying.value = true;
    await (isLost.peek() ? open() : port.peek()?.retry());
    isTrying.value = false;
    tell();
  };
  const values = useComputed(() => port.value?.values.value ?? defaultPreferences);
  const isReady = useComputed(() => port.value?.status.value === 'ready');
  const failure = useComputed(() => {
    if (!isLost.value && !port.value?.hasError.value) return undefined;
    return isReady.value ? 'notSaved' : 'notLoaded';
  });
  return { values, isReady, failure, saved, isTrying, change, retry };
}
