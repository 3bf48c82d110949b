/**
 * Ends web push in this browser; the server deletes the subscription with the next message. Whoever signs in next must
 * not get it.
 */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
