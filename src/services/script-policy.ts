interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown;
}

/** URL of the service worker. */
export const WORKER = '/sw.js';

let made = false;
const ofBuild = new Set([WORKER]);

/**
 * Creates the default Trusted Types policy, which allows script URLs set at run time: the blob worker of hls.js, the
 * service worker and the captcha's workers. Does nothing in browsers without Trusted Types.
 * @param thread URL of a worker that is about to be started
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
