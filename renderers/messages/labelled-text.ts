import { useMessages } from './messages.tsx';

/** A text of a definition with an optional label key for its translation. */
export interface LabelledText {
  text: string;
  label?: string;
}

/** Returns a function that translates such a text by its label, or returns the text itself. */
export function useLabelledText(): (labelledText: LabelledText) => string {
  const { tMaybe } = useMessages();
  return ({ text, label }) => (label === undefined ? undefined : tMaybe(label)) ?? text;
}
