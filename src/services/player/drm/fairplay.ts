/** Encodes bytes as base64 one by one, because a function call takes a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Body of a FairPlay licence request: the challenge as base64 in JSON (wire contract, section 2.7). */
export const fairPlayChallenge = (challenge: Uint8Array): string => JSON.stringify({ challenge: base64(challenge) });

/**
 * Decodes the licence from a FairPlay response, `{response}` in base64.
 * @throws SyntaxError if the response is not JSON; DOMException if it is not base64
 */
export function fairPlayResponse(answer: ArrayBuffer): ArrayBuffer {
  const { response } = JSON.parse(new TextDecoder().decode(answer)) as { response: string };
  return Uint8Array.from(atob(response), (character) => character.charCodeAt(0)).buffer;
}
