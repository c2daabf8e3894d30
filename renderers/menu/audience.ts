/** Audience attribute of an item; the style sheet hides it from other users before the first paint. */
export const dataFor = (visibility: 'ALL' | 'GUEST' | 'SIGNED_IN'): 'guest' | 'signed-in' | undefined =>
  (({ ALL: undefined, GUEST: 'guest', SIGNED_IN: 'signed-in' }) as const)[visibility];
