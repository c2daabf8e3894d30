import { useComputed, useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { errorAt } from '#schemas/issue.ts';
import { defaultPreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/preferences.ts';

/**
 * What the viewer prefers, as a page shows it on which each choice is kept at once. Signals: follow them where they are drawn.
 * @param load gives the preferences, or rejects where their code cannot be had
 */
export function useKept<Part extends string>(load: () => Promise<PreferencesPort>) {
  const { diagnostics } = usePorts();
  const port = useSignal<PreferencesPort | undefined>(undefined);
  const isLost = useSignal(false);
  /** What was kept last, counted: to be told twice the same is to be told twice. */
  const saved = useSignal<{ part: Part; count: number } | undefined>(undefined);
  const isTrying = useSignal(false);
  /** What is to be told once it is kept. */
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
  /** Makes a choice. It holds at once; `onKept` is called when it is kept, if need be after another try. */
  const change = async (part: Part, wish: PreferencesPatch, onKept?: () => void) => {
    pending.current = { part, onKept: onKept ?? pending.current?.onKept };
    await port.peek()?.set(wish);
    tell();
  };
  /** Tries once more what has failed. */
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
