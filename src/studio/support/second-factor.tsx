import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { PasskeyOutcome } from '#services/passkeys/passkeys.ts';
import type { BrowserSession } from '#services/session/session.ts';
import { messages } from '../messages.ts';
import { button, field, primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import * as styles from './support.styles.ts';

const texts = messages.support;

/** Proves the second factor of a support user with a passkey of the studio's host. */
export interface SupportProof {
  prove: () => Promise<PasskeyOutcome>;
  /** Adds a passkey; the password proves who adds it. */
  add: (password: string) => Promise<PasskeyOutcome>;
}

/** Creates the proof over the API. The passkey library is loaded on first use. */
export function createSupportProof(api: Api, session: BrowserSession): SupportProof {
  const load = async () => (await import('#services/passkeys/passkeys.ts')).createPasskeys(api, session);
  return {
    prove: async () => (await load()).prove(),
    add: async (secret) => {
      await api.call('POST /api/v2/user/reauthenticate', { body: { secret } });
      return (await load()).make();
    },
  };
}

/** A call was given up, because its second factor was not proved. */
export class ProofGivenUpError extends Error {
  override name = 'ProofGivenUpError';
}

const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.details?.step === 'secondFactor';

/**
 * Runs calls that need a second factor: if the server asks for it, a dialog does, and the call is repeated once. The caller
 * renders `dialog`.
 */
export function useSecondFactor(proof: SupportProof): {
  run: <Result>(call: () => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  useSignals();
  const asking = useSignal<((isProved: boolean) => void) | undefined>(undefined);
  const close = (isProved: boolean) => {
    asking.peek()?.(isProved);
    asking.value = undefined;
  };
  return {
    run: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!needsSecondFactor(error)) throw error;
      }
      const isProved = await new Promise<boolean>((resolve) => {
        asking.value = resolve;
      });
      if (!isProved) throw new ProofGivenUpError('The second factor was not proved.');
      return call();
    },
    dialog: asking.value ? <SecondFactorDialog proof={proof} onClose={close} /> : null,
  };
}

interface SecondFactorDialogProps {
  proof: SupportProof;
  onClose: (isProved: boolean) => void;
}

function SecondFactorDialog({ proof, onClose }: SecondFactorDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isAdded, setAdded] = useState(false);
  const ask = async (call: () => Promise<PasskeyOutcome>, onDone: () => void) => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      if ((await call()) === 'given-up') setFault(texts.passkeyGivenUp);
      else onDone();
    } catch {
      setFault(texts.passkeyRefused);
    } finally {
      setBusy(false);
    }
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get('secret'));
    void ask(
      () => proof.add(secret),
      () => setAdded(true),
    );
  };
  return (
    <StudioDialog
      title={texts.factorTitle}
      closeLabel={messages.cancel}
      onClose={() => onClose(false)}
      actions={
        <button
          type="button"
          className={primary}
          aria-disabled={isBusy}
          onClick={() =>
            void ask(
              () => proof.prove(),
              () => onClose(true),
            )
          }
        >
          {texts.byPasskey}
        </button>
      }
    >
      <p>{texts.factorText}</p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <p role="status" className={styles.told}>
        {isAdded ? texts.passkeyAdded : ''}
      </p>
      {isAdded ? null : (
        <form className={styles.form} onSubmit={add}>
          <p className={styles.facts}>{texts.addText}</p>
          <label className={styles.row}>
            {messages.password}
            <input className={field} name="secret" type="password" autoComplete="current-password" required />
          </label>
          <button type="submit" className={button} aria-disabled={isBusy}>
            {texts.addPasskey}
          </button>
        </form>
      )}
    </StudioDialog>
  );
}
