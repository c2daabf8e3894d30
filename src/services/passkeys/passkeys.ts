import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRegistration } from '#schemas/wire/passkeys.ts';
import type { Api } from '../api/client.ts';
import type { Session } from '../session/session.ts';

/** What came of it: somebody has closed the browser's window, or there was nothing to choose; or the device has a key already. */
export type PasskeyOutcome = 'done' | 'given-up' | 'is-there';

/** Keys of the device, by the browser's own windows (Web Authentication, level 3). One of them is open at most. */
export interface Passkeys {
  /** Asks for a key, and signs in by it. @throws ProblemError for one that is not good */
  signIn: () => Promise<PasskeyOutcome>;
  /** Lets keys stand among what the browser offers to fill in; signs in by the one that is chosen. Opens nothing. @throws ProblemError */
  offer: () => Promise<PasskeyOutcome>;
  /** Proves anew, by a key, who is signed in. @throws ProblemError for one that is not good */
  prove: () => Promise<PasskeyOutcome>;
  /** Ends what waits. */
  cancel: () => void;
  /** Makes a key for the account. @throws ProblemError */
  make: () => Promise<PasskeyOutcome>;
}

/** What came of the browser's own window. @throws ProblemError, and what is a fault of ours */
async function ofBrowser(run: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'is-there';
    // Closed, too late, nothing to choose, or no device for it: the browser tells no page which.
    if (error instanceof WebAuthnError || error instanceof DOMException) return 'given-up';
    throw error;
  }
}

/** Whether there is a field in which the browser can offer keys. */
const hasField = () => document.querySelector("input[autocomplete$='webauthn']") !== null;

/** Makes the keys of this browser available, over the API. */
export function createPasskeys(api: Api, session: Pick<Session, 'signInByPasskey'>): Passkeys {
  let isOver = false;
  const assert = async (useBrowserAutofill: boolean) => {
    const options = await api.call('POST /api/v2/token/alt/passkey/options');
    // Whoever has left the form meanwhile is offered nothing, and the next form offers for itself.
    if (useBrowserAutofill && (isOver || !hasField())) throw new DOMException('The form is gone', 'AbortError');
    const assertion = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill,
    });
    return assertion as unknown as PasskeyAssertion;
  };
  const enter = async (useBrowserAutofill: boolean) => {
    await session.signInByPasskey(await assert(useBrowserAutofill));
  };
  return {
    signIn: () => ofBrowser(() => enter(false)),
    offer: () =>
      ofBrowser(async () => {
        if (hasField() && (await browserSupportsWebAuthnAutofill())) await enter(true);
      }),
    prove: () =>
      ofBrowser(async () => {
        await api.call('POST /api/v2/user/reauthenticate', { body: { assertion: await assert(false) } });
      }),
    cancel: () => {
      isOver = true;
      WebAuthnAbortService.cancelCeremony();
    },
    make: () =>
      ofBrowser(async () => {
        const options = await api.call('POST /api/v2/user/passkeys/options');
        const registration = await startRegistration({
          optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
        });
        await api.call('POST /api/v2/user/passkeys', {
          body: { registration: registration as unknown as PasskeyRegistration },
        });
      }),
  };
}
