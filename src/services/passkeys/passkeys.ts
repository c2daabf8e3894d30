import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRegistration } from '#schemas/wire/identity/passkeys.ts';
import type { Api } from '../api/client.ts';
import type { BrowserSession } from '../session/session.ts';

/**
 * Result of a passkey request: done; cancelled, timed out or no passkey available; or already registered on this
 * device.
 */
export type PasskeyOutcome = 'done' | 'given-up' | 'is-there';

/** Passkeys of the device (Web Authentication, level 3). The browser shows at most one dialog at a time. */
export interface Passkeys {
  /** Asks for a passkey and signs in with it. @throws ProblemError if the server rejects it */
  signIn: () => Promise<PasskeyOutcome>;
  /**
   * Offers passkeys in the browser's autofill (conditional UI) and signs in with the chosen one. Opens no dialog.
   * @throws ProblemError if the server rejects it
   */
  offer: () => Promise<PasskeyOutcome>;
  /** Re-authenticates the signed-in user with a passkey. @throws ProblemError if the server rejects it */
  prove: () => Promise<PasskeyOutcome>;
  /** Cancels a pending request. */
  cancel: () => void;
  /** Registers a new passkey for the account. @throws ProblemError if the server rejects it */
  make: () => Promise<PasskeyOutcome>;
}

/** Runs a WebAuthn request and maps browser errors to an outcome. @throws all other errors */
async function ofBrowser(run: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'is-there';
    // Cancelled, timed out, no passkey or no authenticator: for privacy the browser does not say which.
    if (error instanceof WebAuthnError || error instanceof DOMException) return 'given-up';
    throw error;
  }
}

/** Whether the page has an input with passkey autofill. */
const hasField = () => document.querySelector("input[autocomplete$='webauthn']") !== null;

/** Creates the passkey service over the API. */
export function createPasskeys(api: Api, session: Pick<BrowserSession, 'signInByPasskey'>): Passkeys {
  let isOver = false;
  const assert = async (useBrowserAutofill: boolean) => {
    const options = await api.call('POST /api/v2/token/alt/passkey/options');
    // The user left the form meanwhile. The next form starts its own autofill request.
    const assertFormExists = () => {
      if (useBrowserAutofill && (isOver || !hasField())) throw new DOMException('The form is gone', 'AbortError');
    };
    assertFormExists();
    const assertion = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill,
    }).catch((error: unknown) => {
      // The library looks for the field itself, later, and throws a general error without it.
      assertFormExists();
      throw error;
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
