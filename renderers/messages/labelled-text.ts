import { useMessages } from './messages.tsx';

/** A text of a definition with, perhaps, a label that translates it. */
export interface LabelledText {
  text: string;
  label?: string;
}

/** Gives such a text: by their label where the viewer's language has it, else as they come. */
export function useLabelledText(): (labelledText: LabelledText) => string {
  const { tMaybe } = useMessages();
  return ({ text, label }) => (label === undefined ? undefined : tMaybe(label)) ?? text;
}
