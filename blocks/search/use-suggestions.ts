import { type Signal, useSignal } from '@preact/signals-react';
import type { KeyboardEvent } from 'react';
import useSWR from 'swr';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import { usePorts } from '#renderers/ports/ports.tsx';

interface Options {
  text: Signal<string>;
  /** The last searched text; suggestions for other texts are discarded. */
  asked: string;
  /** Searches for a selected suggestion. */
  choose: (text: string) => void;
  /** Clears the search box. */
  clear: () => void;
}

interface Suggestions {
  /** Suggestions; empty while the list is closed. */
  names: readonly string[];
  /** Index of the active option; -1 for none. */
  at: number;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const none: readonly string[] = [];

/** Suggestions of a search box and their keyboard navigation (ARIA Authoring Practices, combobox with a listbox). */
export function useSuggestions({ text, asked, choose, clear }: Options): Suggestions {
  const { data } = usePorts();
  const isOpen = useSignal(false);
  const at = useSignal(-1);
  const isCurrent = isOpen.value && asked !== '' && text.value.trim() === asked;
  // Search works without suggestions, so a failure shows no error.
  const { data: found = none } = useSWR(
    isCurrent ? (['suggestions', asked] as const) : null,
    ([, query]) => data.suggest(query),
    fetchOnceOptions,
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
    // Index -1 is the typed text itself, between the last and the first option.
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
