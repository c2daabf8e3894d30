import { type Signal, useSignal } from '@preact/signals-react';
import type { KeyboardEvent } from 'react';
import useSWR from 'swr';
import { askedOnce } from '#renderers/binding/asked-once.ts';
import { usePorts } from '#renderers/ports/ports.tsx';

interface Options {
  text: Signal<string>;
  /** What was last searched for; suggestions are for that, so what comes late for something else is never shown. */
  asked: string;
  /** Searches for a name that was chosen. */
  choose: (text: string) => void;
  /** Empties the box. */
  clear: () => void;
}

interface Suggestions {
  /** The names to choose from; none while the list is closed. */
  names: readonly string[];
  /** Which of them the keyboard is at; -1 for none. */
  at: number;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const none: readonly string[] = [];

/** The names that a search box offers, and how the keyboard goes through them (ARIA Authoring Practices, combobox with a list). */
export function useSuggestions({ text, asked, choose, clear }: Options): Suggestions {
  const { data } = usePorts();
  const isOpen = useSignal(false);
  const at = useSignal(-1);
  const isCurrent = isOpen.value && asked !== '' && text.value.trim() === asked;
  // Without them one searches as well: a failure is not told.
  const { data: found = none } = useSWR(
    isCurrent ? (['suggestions', asked] as const) : null,
    ([, query]) => data.suggest(query),
    askedOnce,
  );
  const isAnswered = found.length === 1 && found[0]?.toLowerCase() === asked.toLowerCase();
  const names = isCurrent && !isAnswered ? found : none;
  const close = () => {
    isOpen.value = false;
    at.value = -1;
  };
  const open = () => {
    isOpen.value = true;
    at.value = -1;
  };
  const move = (by: 1 | -1) => {
    isOpen.value = true;
    // Past either end stands what was typed itself.
    const places = names.length + 1;
    if (names.length > 0) at.value = ((at.value + 1 + by + places) % places) - 1;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = names[at.value];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && names.length > 0) close();
    else if (event.key === 'Escape' && text.value !== '') clear();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { names, at: at.value, open, close, onKeyDown };
}
