interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

/** Address of the service worker. */
export const WORKER = '/sw.js';

let made = false;

/**
 * The two script addresses that are made at run time: hls.js starts its worker from a blob of its own code, and the page
 * its service worker. Where the page asks for trusted types, this lets exactly such addresses through.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (made || !trustedTypes) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (address === WORKER || address.startsWith(`blob:${location.origin}/`)) return address;
      throw new TypeError('Scripts come from the build, workers from it or from blobs of this page');
    },
  });
}
