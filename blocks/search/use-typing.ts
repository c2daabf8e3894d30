import { type Signal, useSignal } from '@preact/signals-react';
import { type RefObject, useEffect, useRef } from 'react';
import { waitFor } from './wait.ts';

/** What somebody types while the page with the results is on its way: its box goes on from there. */
let underway: { text: string; until: number } | undefined;
/** A page that takes longer than this, in milliseconds, has been left for another. */
const PATIENCE = 10_000;

/** Takes over what was typed into the box before this one. */
function takeOver(): string | undefined {
  const { text, until } = underway ?? { text: undefined, until: 0 };
  underway = undefined;
  return performance.now() < until ? text : undefined;
}

interface Typing {
  text: Signal<string>;
  input: RefObject<HTMLInputElement | null>;
  /** What was last searched for. */
  asked: Signal<string>;
  /** To be called with what the box holds after each keystroke. */
  type: (text: string) => void;
  /** Searches at once, for what the box holds or for something else that it holds from then on. */
  searchNow: (other?: string) => void;
}

/**
 * A search box's text, and when it searches: some time after the last keystroke. `found` is what the page shows results
 * for; `search` goes there.
 */
export function useTyping(found: string, search: (text: string) => void): Typing {
  const text = useSignal(found);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useSignal(found);
  const searchNow = (other?: string) => {
    clearTimeout(timer.current);
    if (other !== undefined) text.value = other;
    asked.value = text.peek().trim();
    underway = { text: text.peek(), until: performance.now() + PATIENCE };
    search(asked.peek());
  };
  // The timer outlives the drawing that set it.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  const type = (typed: string) => {
    text.value = typed;
    if (underway) underway.text = typed;
    clearTimeout(timer.current);
    if (typed.trim() === asked.peek()) return;
    timer.current = setTimeout(() => latest.current(), waitFor(typed.trim().length));
  };
  useEffect(() => {
    const typed = takeOver();
    // The way back or a link, not this box: it shows what the page shows.
    if (typed === undefined && found !== asked.peek()) {
      text.value = found;
      asked.value = found;
    }
    if (typed === undefined || document.activeElement === input.current) return;
    input.current?.focus();
    text.value = typed;
  }, [found, text, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, input, asked, type, searchNow };
}
