/** Creates a nonce that proves to an ad server that a person is watching. */
export interface NonceAdapter {
  /** Name of the ad server in the realm's settings. */
  provider: string;
  /** @throws Error if no nonce can be created */
  create(): Promise<string>;
}

interface Pal {
  NonceLoader: new () => { loadNonceManager(request: object): Promise<{ getNonce(): string }> };
  NonceRequest: new () => { url?: string; storageAllowed?: boolean };
}

declare global {
  interface Window {
    /** Google's Programmatic Access Library (PAL), if the realm's page includes it. */
    goog?: { pal?: Pal };
  }
}

interface PalOptions {
  provider: string;
  /** Whether the viewer consented to analytics; without consent PAL stores nothing. */
  mayStore: boolean;
  /** Window that may contain the library. */
  page: Pick<Window, 'goog'>;
}

/**
 * Creates nonces with Google's PAL, which is only available from Google's servers. Playbill's content security policy
 * forbids third-party scripts, so this works only on pages that provide `window.goog.pal`; on others it rejects.
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
 * Returns the nonce of the first provider that has one, for the manifest request. Undefined if none has; a failure is
 * counted and never fails the request.
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
        // Failures are counted and otherwise ignored (product document 1, section 8).
        onFailure(provider);
        return undefined;
      }
    }),
  );
  return nonces.find((nonce) => nonce !== undefined);
}
