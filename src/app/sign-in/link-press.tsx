import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FormEvent } from 'react';
import { useActionData } from 'react-router';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { SECRET_PLACEHOLDER } from '../links/no-secret.ts';
import { useSecretInPath } from '../links/use-secret-in-path.ts';
import { type LinkActionResult, runLinkAction } from './pressed.ts';

interface LinkPress {
  state: 'asking' | 'pending' | LinkActionResult;
  press: () => Promise<void>;
  /** Whether the button can be pressed yet. */
  canPress: boolean;
}

/**
 * Runs a link's action after a click, because mail scanners open links too. Without scripts the page posts to its own
 * URL.
 * @param inAddress the path parameter
 * @param without the URL with a placeholder instead of the secret
 */
export function useLinkPress(inAddress: string, without: string, act: (secret: string) => Promise<unknown>): LinkPress {
  useSignals();
  const hydrated = useHydrated();
  const secret = useSecretInPath(inAddress, without);
  const posted = useActionData<LinkActionResult | undefined>();
  const state = useSignal<LinkPress['state']>(posted ?? 'asking');
  return {
    state: state.value,
    async press() {
      if (state.peek() === 'pending') return;
      state.value = 'pending';
      state.value = await runLinkAction(() => act(secret));
    },
    // After a reload only the history state contains the secret, and only a script can read that.
    canPress: hydrated || inAddress !== SECRET_PLACEHOLDER,
  };
}

/** Button that runs the link's action. */
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
