import { logout } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { eraseMemberCache } from '../../platform/offline/member-cache.ts';
import { clearSession } from '../../platform/session/session.ts';
import { hasUnsentChanges } from '../../platform/session/unsent-changes.ts';
import { dialogs } from '../../ui/index.ts';

const confirmLoss = (): Promise<boolean> =>
  dialogs.confirm({
    title: 'Log out before everything is sent?',
    text: 'What you did without an internet connection waits on this device. Logging out deletes it.',
    confirmLabel: 'Log Out',
    cancelLabel: 'Stay logged in',
    danger: true,
  });

/**
 * Ends the session in the browser and on the server, erases the data stored for offline reading, then opens the home page.
 * Also works when the server is down. Asks first when changes wait for a connection.
 */
export async function signOut(): Promise<void> {
  const isEnding = !hasUnsentChanges() || (await confirmLoss());
  if (!isEnding) return;
  const ended = api(logout).catch(() => undefined);
  // At once: a call under way that the server then refuses does not mean that the session has expired.
  clearSession();
  await Promise.all([ended, eraseMemberCache()]);
  location.assign('/');
}
