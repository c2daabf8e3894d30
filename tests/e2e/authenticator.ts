import type { Page } from '@playwright/test';

/** Gives a page's browser an authenticator that makes sure of its holder by itself (WebDriver's virtual one). */
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
    /** Whether it answers at once what asks for a key from now on. What waits already is not answered any more. */
    answer: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
