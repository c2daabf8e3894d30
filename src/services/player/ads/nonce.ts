/** Makes a nonce for an ad server, by which that one knows that a person watches. */
export interface NonceAdapter {
  /** Name of the ad server, as the realm calls it. */
  provider: string;
  /** @throws Error when none can be made */
  create(): Promise<string>;
}

interface Pal {
  NonceLoader: new () => { loadNonceManager(request: object): Promise<{ getNonce(): string }> };
  NonceRequest: new () => { url?: string; storageAllowed?: boolean };
}

declare global {
  interface Window {
    /** Google's library of Programmatic Access (PAL), where the page of a realm has it. */
    goog?: { pal?: Pal };
  }
}

interface PalOptions {
  provider: string;
  /** Whether the viewer has agreed to be counted; without that it is asked to store nothing. */
  mayStore: boolean;
  /** Where the library is looked for. */
  page: Pick<Window, 'goog'>;
}

/**
 * Makes nonces by Google's PAL, which comes from Google's servers alone. It is not loaded by Playbill, whose policy runs no
 * scripts from elsewhere: a realm whose page has it (`window.goog.pal`) has nonces, any other is told that it has none.
 */
export const palAdapter = ({ provider, mayStore, page }: PalOptions): NonceAdapter => ({
  provider,
  create: async () => {
    const pal = page.goog?.pal;
    if (!pal) throw new Error('This page has no PAL');
    const request = Object.assign(new pal.NonceRequest(), { storageAllowed: mayStore });
    const manager = await new pal.NonceLoader().loadNonceManager(request);
    return manager.getNonce();
  },
});

/**
 * The nonce that a manifest call carries: that of the first provider that has one. Undefined where none has, which never
 * fails a call; each failure is counted.
 */
export async function nonceOf(
  adapters: readonly NonceAdapter[],
  onFailure: (provider: string) => void,
): Promise<string | undefined> {
  const nonces = await Promise.all(
    adapters.map(async ({ provider, create }) => {
      try {
        return (await create()) || undefined;
      } catch {
        // Product document 1, section 8: swallowed, but for the count.
        onFailure(provider);
        return undefined;
      }
    }),
  );
  return nonces.find((nonce) => nonce !== undefined);
}
