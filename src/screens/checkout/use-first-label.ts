import { useMessages } from '#renderers/messages/messages.tsx';
import { DEFAULT_ERROR_LABEL } from './payment-errors.ts';

/** Returns a function that translates the first known one of several labels, else the general error. */
export function useFirstLabel(): (labels: readonly string[]) => string {
  const { t, tMaybe } = useMessages();
  return (labels) => labels.map((label) => tMaybe(label)).find((text) => text !== undefined) ?? t(DEFAULT_ERROR_LABEL);
}
