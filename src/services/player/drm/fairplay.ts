/** Bytes as base64, in pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** What is sent for a FairPlay licence: the challenge in JSON (the wire contract, section 2.7). */
export const fairPlayChallenge = (challenge: Uint8Array): string => JSON.stringify({ challenge: base64(challenge) });

/**
 * The licence in what the server answers: `{response}` in base64.
 * @throws SyntaxError for an answer that is no JSON, DOMException for one that is no base64
 */
export function fairPlayResponse(answer: ArrayBuffer): ArrayBuffer {
  const { response } = JSON.parse(new TextDecoder().decode(answer)) as { response: string };
  return Uint8Array.from(atob(response), (character) => character.charCodeAt(0)).buffer;
}
