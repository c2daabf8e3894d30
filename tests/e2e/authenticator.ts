import type { Page } from '@playwright/test';

/** Adds a virtual WebAuthn authenticator to the page’s browser; user verification succeeds if `isHolder`. */
export async function withAuthenticator(page: Page, isHolder = true) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isHolder,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Switches automatic responses to WebAuthn requests on or off. A request already pending stays unanswered. */
    answer: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
