import { type Signal, useSignal } from '@preact/signals-react';
import { type RefObject, useEffect, useRef } from 'react';
import { getDebounceMs } from './wait.ts';

/**
 * A search whose page of results is loading, with the text that the user has typed since: the box of that page
 * continues with it.
 */
let pending: { asked: string; text: string; until: number } | undefined;
/**
 * Time in milliseconds after which a pending search is forgotten, because the user has probably left for another page.
 */
const PENDING_MS = 10_000;

const isPending = () => pending !== undefined && performance.now() < pending.until;

interface Typing {
  text: Signal<string>;
  input: RefObject<HTMLInputElement | null>;
  /** The last searched text. */
  asked: Signal<string>;
  /** To be called with the box's text after each keystroke. */
  type: (text: string) => void;
  /** Searches immediately, for the box's text or for another text that replaces it. */
  searchNow: (other?: string) => void;
}

/**
 * Text of a search box and its debounced search. `found` is the text whose results the page shows; `search` navigates
 * to the results.
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
    pending = { asked: asked.peek(), text: text.peek(), until: performance.now() + PENDING_MS };
    search(asked.peek());
  };
  // The timer must call the latest closure, because it outlives the render that set it.
  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });
  const type = (typed: string) => {
    text.value = typed;
    if (pending?.asked === asked.peek()) pending.text = typed;
    clearTimeout(timer.current);
    if (typed.trim() === asked.peek()) return;
    timer.current = setTimeout(() => latest.current(), getDebounceMs(typed.trim().length));
  };
  useEffect(() => {
    if (!isPending()) {
      pending = undefined;
      // The user came by the Back button or a link and not by a search in this box, so the box shows the query of the
      // page.
      if (found !== asked.peek()) {
        text.value = found;
        asked.value = found;
      }
      return;
    }
    // If the pending search is not the one whose results this page shows, the box keeps its text.
    if (pending?.asked !== found) return;
    const typed = pending.text;
    pending = undefined;
    if (document.activeElement === input.current) return;
    input.current?.focus();
    text.value = typed;
  }, [found, text, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, input, asked, type, searchNow };
}
