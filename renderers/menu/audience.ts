/** Which part of the audience an item is for; the style sheet hides it from the others before the first paint. */
export const dataFor = (visibility: 'ALL' | 'GUEST' | 'SIGNED_IN'): 'guest' | 'signed-in' | undefined =>
  (({ ALL: undefined, GUEST: 'guest', SIGNED_IN: 'signed-in' }) as const)[visibility];
