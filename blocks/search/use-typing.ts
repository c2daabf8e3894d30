import { type Signal, useSignal } from '@preact/signals-react';
import { type RefObject, useEffect, useRef } from 'react';
import { waitFor } from './wait.ts';

/** What somebody types while the page with the results is on its way: its box goes on from there. */
let underway: string | undefined;

interface Typing {
  text: Signal<string>;
  input: RefObject<HTMLInputElement | null>;
  /** To be called with what the box holds after each keystroke. */
  type: (text: string) => void;
  /** Searches at once. */
  searchNow: () => void;
}

/**
 * A search box's text, and when it searches: some time after the last keystroke. `found` is what the page shows results
 * for; `search` goes there.
 */
export function useTyping(found: string, search: (text: string) => void): Typing {
  const text = useSignal(found);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(found);
  const searchNow = () => {
    clearTimeout(timer.current);
    asked.current = text.peek().trim();
    underway = text.peek();
    search(asked.current);
  };
  // The timer outlives the drawing that set it.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  const type = (typed: string) => {
    text.value = typed;
    if (underway !== undefined) underway = typed;
    clearTimeout(timer.current);
    if (typed.trim() === asked.current) return;
    timer.current = setTimeout(() => latest.current(), waitFor(typed.trim().length));
  };
  useEffect(() => {
    const typed = underway;
    underway = undefined;
    // The way back or a link, not this box: it shows what the page shows.
    if (typed === undefined && found !== asked.current) text.value = found;
    if (typed === undefined || document.activeElement === input.current) return;
    input.current?.focus();
    text.value = typed;
  }, [found, text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, input, type, searchNow };
}
