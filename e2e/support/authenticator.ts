import type { CDPSession, Page } from '@playwright/test';

/** Gives the page a platform authenticator that confirms every request, as a phone's screen lock would. */
export async function addAuthenticator(
  page: Page,
): Promise<{ session: CDPSession; setVerified: (is: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = async (isUserVerified: boolean) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return { session, setVerified };
}
