import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';

/** Fades in a picture that loads after hydration. A picture that is already loaded appears at once. */
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
