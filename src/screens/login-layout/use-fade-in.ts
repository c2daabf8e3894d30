import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';

/** Has a picture that is still on its way come in softly. One that was there before the program is, stays as it is. */
export function useFadeIn() {
  useSignals();
  const fading = useSignal(false);
  const ref = useCallback(
    (node: HTMLImageElement | null) => {
      if (node && !node.complete) fading.value = true;
    },
    [fading],
  );
  const show = () => {
    fading.value = false;
  };
  return { ref, isFading: fading.value, show };
}
