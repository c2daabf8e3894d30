import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRegistration } from '#schemas/wire/passkeys.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { Session } from '../session/session.ts';

/** What came of it: somebody has closed the browser's window, or there was nothing to choose. */
export type PasskeyOutcome = 'done' | 'given-up';

/** Keys of the device, by the browser's own windows (Web Authentication, level 3). One of them is open at most. */
export interface Passkeys {
  /** Asks for a key, and signs in by it. @throws ProblemError for one that is not good */
  signIn: () => Promise<PasskeyOutcome>;
  /** Lets keys stand among what the browser offers to fill in; signs in by the one that is chosen. Opens nothing. @throws ProblemError */
  offer: () => Promise<PasskeyOutcome>;
  /** Ends what waits. */
  cancel: () => void;
  /** Makes a key for the account. @throws ProblemError */
  make: () => Promise<PasskeyOutcome>;
}

/** @throws ProblemError; what the browser says on the way to a key is that there is none, whatever the reason */
async function unlessGivenUp(run: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    return 'given-up';
  }
}

/** Makes the keys of this browser available, over the API. */
export function createPasskeys(api: Api, session: Pick<Session, 'signInByPasskey'>): Passkeys {
  const enter = async (useBrowserAutofill: boolean) => {
    const options = await api.call('POST /api/v2/token/alt/passkey/options');
    const assertion = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill,
    });
    await session.signInByPasskey(assertion as unknown as PasskeyAssertion);
  };
  return {
    signIn: () => unlessGivenUp(() => enter(false)),
    offer: () =>
      unlessGivenUp(async () => {
        if (await browserSupportsWebAuthnAutofill()) await enter(true);
      }),
    cancel: () => WebAuthnAbortService.cancelCeremony(),
    make: () =>
      unlessGivenUp(async () => {
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
