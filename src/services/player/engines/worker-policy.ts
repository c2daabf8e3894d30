interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

let made = false;

/**
 * hls.js starts its worker from a blob of its own code, the one script address that is made at run time. Where the page
 * asks for trusted types, this lets exactly such addresses through.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (made || !trustedTypes) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (address.startsWith(`blob:${location.origin}/`)) return address;
      throw new TypeError('Scripts come from the build, workers from blobs of this page');
    },
  });
}
