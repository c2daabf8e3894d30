import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { useFormContext } from './form-context.ts';

/** How a part of the form relates to the location to scroll to: it is the location, contains it, or neither. */
export function useWanted(pointer: string): 'here' | 'within' | undefined {
  useSignals();
  const wanted = useFormContext().wanted.value?.pointer;
  if (wanted === pointer) return 'here';
  return wanted?.startsWith(`${pointer}/`) ? 'within' : undefined;
}

const focusable = 'input, select, textarea, button, summary, h2';

/** Scrolls to an element once it is rendered, if it is the location to scroll to. */
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
