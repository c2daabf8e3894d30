import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { providerBy } from '#schemas/authentication-providers.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { ReauthDialog } from '#screens/account/reauth-dialog.tsx';
import type { SubmitOutcome } from '#screens/account/submit.ts';
import { problemInWords } from '../forms/problem-in-words.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';

const stepOf = (error: unknown) => (error instanceof ProblemError ? error.problem.details?.step : undefined);

/**
 * Runs calls that need recent re-authentication: if the server demands it, a dialog asks the user and the call is
 * retried once. The caller renders `dialog`.
 * @param email email address of the account
 */
export function useFreshProof(email: string) {
  useSignals();
  const { api, session } = useServices();
  const messages = useMessages();
  const asking = useSignal<((isProven: boolean) => void) | undefined>(undefined);
  const needed = useSignal<'reauth' | 'secondFactor'>('reauth');
  const root = useRouteLoaderData<RootData>('root');
  const hasKeys = providerBy(root?.settings.authentication.providers ?? [], 'key') !== undefined;

  const inWords = (error: unknown): SubmitOutcome => {
    if (!(error instanceof ProblemError)) throw error;
    return problemInWords(error.problem, messages);
  };
  const tell = async (call: () => Promise<unknown>): Promise<SubmitOutcome> => {
    try {
      return (await call()) === 'given-up' ? 'given-up' : 'done';
    } catch (error) {
      return inWords(error);
    }
  };
  const prove = async (call: () => Promise<unknown>): Promise<SubmitOutcome> => {
    try {
      return (await call()) === 'given-up' ? 'given-up' : 'done';
    } catch (error) {
      const step = stepOf(error);
      if (step !== 'reauth' && step !== 'secondFactor') return inWords(error);
      needed.value = step;
    }
    const isProven = await new Promise<boolean>((resolve) => {
      asking.value = resolve;
    });
    return isProven ? tell(call) : 'given-up';
  };
  const close = (isProven: boolean) => {
    asking.peek()?.(isProven);
    asking.value = undefined;
  };
  const proven = async (call: () => Promise<unknown>) => {
    const outcome = await tell(call);
    if (outcome === 'done') close(true);
    return outcome;
  };
  const dialog = asking.value ? (
    <ReauthDialog
      email={email}
      byKeyAlone={needed.value === 'secondFactor'}
      prove={(secret) => proven(() => api.call('POST /api/v2/user/reauthenticate', { body: { secret } }))}
      proveByKey={
        hasKeys
          ? () =>
              proven(async () => {
                const { createPasskeys } = await import('#services/passkeys/passkeys.ts');
                return createPasskeys(api, session).prove();
              })
          : undefined
      }
      onClose={() => close(false)}
    />
  ) : null;
  return { prove, tell, dialog };
}
