import { useWords } from './words.tsx';

/** A text of a definition with, perhaps, a label that says it better. */
export interface Worded {
  text: string;
  label?: string;
}

/** Says such texts: by their label where the viewer's language has it, else as they come. */
export function useSaid(): (worded: Worded) => string {
  const { sayMaybe } = useWords();
  return ({ text, label }) => (label === undefined ? undefined : sayMaybe(label)) ?? text;
}
