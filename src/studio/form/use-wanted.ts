import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { useFormContext } from './form-context.ts';

/**
 * Returns how a field or group of the form relates to the location that the form should scroll to: `here` if it is that
 * location, `within` if it contains it, undefined otherwise.
 */
export function useWanted(pointer: string): 'here' | 'within' | undefined {
  useSignals();
  const wanted = useFormContext().wanted.value?.pointer;
  if (wanted === pointer) return 'here';
  return wanted?.startsWith(`${pointer}/`) ? 'within' : undefined;
}

const focusable = 'input, select, textarea, button, summary, h2';

/** Scrolls to an element once it is rendered, if it is at the location that the form should scroll to. */
export function useScrollHere(isHere: boolean, place: RefObject<HTMLElement | null>): void {
  const { wanted } = useFormContext();
  useEffect(() => {
    const { current } = place;
    if (!isHere || !current) return;
    const takesFocus = wanted.peek()?.takesFocus ?? false;
    wanted.value = undefined;
    current.scrollIntoView({ block: 'center' });
    if (takesFocus) current.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }, [isHere, place, wanted]);
}
