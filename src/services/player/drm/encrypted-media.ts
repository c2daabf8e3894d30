import { MediaFault } from '../media-fault.ts';
import { fairPlayChallenge, fairPlayResponse } from './fairplay.ts';
import { licenceHeaders, type KeySystemId, type Protection } from './protection.ts';

type Eme = Extract<Protection, { kind: 'eme' }>;

/** Creates the fault of a failed licence request. */
const failed = (detail: string, status?: number) => new MediaFault('licence', { status, detail });

async function answerOf(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw failed('licence server', response.status);
  return response.arrayBuffer();
}

/** Requests a licence (wire contract, section 2.7). */
async function licenceFor(
  { licenceUrl, token }: Eme,
  system: KeySystemId,
  challenge: ArrayBuffer,
): Promise<ArrayBuffer> {
  const isFairPlay = system === 'com.apple.fps';
  const answer = await answerOf(
    await fetch(licenceUrl, {
      method: 'POST',
      headers: licenceHeaders(token, system),
      body: isFairPlay ? fairPlayChallenge(new Uint8Array(challenge)) : challenge,
    }),
  );
  return isFairPlay ? fairPlayResponse(answer) : answer;
}

/** Loads FairPlay's server certificate, which is sent as base64. */
async function certificateFor({ licenceUrl, token }: Eme): Promise<ArrayBuffer> {
  const answer = await answerOf(await fetch(licenceUrl, { headers: licenceHeaders(token, 'com.apple.fps') }));
  return Uint8Array.from(atob(new TextDecoder().decode(answer)), (character) => character.charCodeAt(0)).buffer;
}

async function keysFor(protection: Eme): Promise<{ system: KeySystemId; keys: MediaKeys }> {
  for (const system of protection.keySystems) {
    try {
      const access = await navigator.requestMediaKeySystemAccess(system, [
        {
          initDataTypes: ['cenc', 'sinf', 'skd'],
          videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"', encryptionScheme: protection.scheme }],
        },
      ]);
      const keys = await access.createMediaKeys();
      if (system === 'com.apple.fps') await keys.setServerCertificate(await certificateFor(protection));
      return { system, keys };
    } catch (error) {
      if (error instanceof MediaFault) throw error;
      // The browser does not have this key system, so the next one is tried.
    }
  }
  throw new MediaFault('unsupported', { detail: 'no key system' });
}

/**
 * Handles encrypted media that the element plays natively (Encrypted Media Extensions, sections 5 to 7): opens a
 * session for the first encrypted data and forwards its messages to the licence server. Returns a function that
 * removes the listener.
 */
export function followEncrypted(
  element: HTMLMediaElement,
  protection: Eme,
  onFatal: (fault: MediaFault) => void,
): () => void {
  const abort = new AbortController();
  let made: Promise<{ system: KeySystemId; keys: MediaKeys }> | undefined;
  const fail = (error: unknown) => {
    if (abort.signal.aborted) return;
    onFatal(error instanceof MediaFault ? error : new MediaFault('licence', { detail: String(error), cause: error }));
  };
  const open = async ({ initDataType, initData }: MediaEncryptedEvent) => {
    if (initData === null) return;
    made ??= keysFor(protection).then(async (found) => {
      await element.setMediaKeys(found.keys);
      return found;
    });
    const { system, keys } = await made;
    const session = keys.createSession();
    session.addEventListener('message', ({ message }) => {
      licenceFor(protection, system, message)
        .then((licence) => session.update(licence))
        .catch(fail);
    });
    await session.generateRequest(initDataType, initData);
  };
  element.addEventListener('encrypted', (event) => void open(event).catch(fail), { signal: abort.signal });
  return () => abort.abort();
}
