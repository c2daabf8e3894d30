interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

/** Address of the service worker. */
export const WORKER = '/sw.js';

let made = false;
const ofBuild = new Set([WORKER]);

/**
 * The script addresses that are made at run time: hls.js starts its worker from a blob of its own code, the page its service worker,
 * and a captcha the threads that do its work. Where the page asks for trusted types, this lets exactly such addresses through.
 * @param thread the build's address of a thread that is about to be started
 */
export function allowOwnWorkers(thread?: string): void {
  if (thread !== undefined) ofBuild.add(thread);
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (made || !trustedTypes) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (ofBuild.has(address) || address.startsWith(`blob:${location.origin}/`)) return address;
      throw new TypeError('Scripts come from the build, workers from it or from blobs of this page');
    },
  });
}
