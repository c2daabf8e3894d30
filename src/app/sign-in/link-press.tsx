import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FormEvent } from 'react';
import { useActionData } from 'react-router';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { NO_SECRET } from '../links/no-secret.ts';
import { useSecretInPath } from '../links/use-secret-in-path.ts';
import { type Pressed, pressed } from './pressed.ts';

interface LinkPress {
  state: 'asking' | 'pending' | Pressed;
  press: () => Promise<void>;
  /** Whether a press can be answered yet. */
  canPress: boolean;
}

/**
 * What a page does by the secret in its path once somebody presses: programs open links too. Without scripts it is a plain post to the
 * page's own address. @param inAddress what stands in the path @param without the address without it
 */
export function useLinkPress(inAddress: string, without: string, act: (secret: string) => Promise<unknown>): LinkPress {
  useSignals();
  const hydrated = useHydrated();
  const secret = useSecretInPath(inAddress, without);
  const posted = useActionData<Pressed | undefined>();
  const state = useSignal<LinkPress['state']>(posted ?? 'asking');
  return {
    state: state.value,
    async press() {
      if (state.peek() === 'pending') return;
      state.value = 'pending';
      state.value = await pressed(() => act(secret));
    },
    // Loaded again, only the history has the secret, which scripts alone read.
    canPress: hydrated || inAddress !== NO_SECRET,
  };
}

/** The button that does what the link is for. */
export function PressForm({ state, press, canPress, words }: LinkPress & { words: string }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void press();
  };
  return (
    <form method="post" onSubmit={submit}>
      <button
        type={canPress ? 'submit' : 'button'}
        className={primary}
        aria-disabled={state === 'pending' || !canPress}
      >
        {words}
      </button>
    </form>
  );
}
