import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { PasskeyButton } from '#screens/login-layout/passkey-button.tsx';
import { errorAt } from '#schemas/issue.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Passkeys } from '#services/passkeys/passkeys.ts';
import { problemInWords } from '../forms/problem-in-words.ts';
import { useServices } from '../services.ts';

interface PasskeyWayProps {
  /** Called after sign-in. Not needed on the sign-in page, which redirects by itself. */
  then?: () => unknown;
}

/** Sign-in by passkey: a button, and autofill (conditional UI). Renders nothing in browsers without WebAuthn. */
export function PasskeyWay({ then }: PasskeyWayProps) {
  useSignals();
  const { api, session, diagnostics } = useServices();
  const messages = useMessages();
  const isKnown = useHydrated() && 'PublicKeyCredential' in window;
  const fault = useSignal('');
  const busy = useSignal(false);
  const goOn = useRef(then);
  useEffect(() => {
    goOn.current = then;
  });

  useEffect(() => {
    if (!isKnown) return undefined;
    let passkeys: Passkeys | undefined;
    let isOver = false;
    const offer = async () => {
      const { createPasskeys } = await import('#services/passkeys/passkeys.ts');
      if (isOver) return;
      passkeys = createPasskeys(api, session);
      try {
        if ((await passkeys.offer()) === 'done') await goOn.current?.();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        // Autofill runs without user action, so only a rejected passkey is shown. Other errors appear when the button
        // is used.
        if (error.problem.status === 404) fault.value = problemInWords(error.problem, messages).message;
        else diagnostics.report('passkeys', errorAt('', 'offer', 'keys among what is filled in', error.message));
      }
    };
    void offer();
    return () => {
      isOver = true;
      passkeys?.cancel();
    };
  }, [isKnown, api, session, diagnostics, fault, messages]);

  if (!isKnown) return null;
  const press = async () => {
    if (busy.peek()) return;
    busy.value = true;
    fault.value = '';
    try {
      const { createPasskeys } = await import('#services/passkeys/passkeys.ts');
      if ((await createPasskeys(api, session).signIn()) === 'done') await goOn.current?.();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      fault.value = problemInWords(error.problem, messages).message;
    } finally {
      busy.value = false;
    }
  };
  return <PasskeyButton isBusy={busy.value} fault={fault.value} onPress={() => void press()} />;
}
