import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { useForm } from './form-context.ts';

/** How a part of the form stands to the place that is looked for: it is the place, holds it, or neither. */
export function useWanted(pointer: string): 'here' | 'within' | undefined {
  useSignals();
  const wanted = useForm().wanted.value?.pointer;
  if (wanted === pointer) return 'here';
  return wanted?.startsWith(`${pointer}/`) ? 'within' : undefined;
}

const focusable = 'input, select, textarea, button, summary, h2';

/** Leads to what stands at a place, once it is drawn, if that is what is looked for. */
export function useLeadHere(isHere: boolean, place: RefObject<HTMLElement | null>): void {
  const { wanted } = useForm();
  useEffect(() => {
    const { current } = place;
    if (!isHere || !current) return;
    const takesFocus = wanted.peek()?.takesFocus ?? false;
    wanted.value = undefined;
    current.scrollIntoView({ block: 'center' });
    if (takesFocus) current.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }, [isHere, place, wanted]);
}
