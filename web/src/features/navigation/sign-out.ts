import { logout } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { eraseMemberCache } from '../../platform/offline/member-cache.ts';
import { clearSession } from '../../platform/session/session.ts';

/**
 * Ends the session in the browser and on the server, erases the data stored for offline reading, then opens the home page.
 * Also works when the server is down.
 */
export async function signOut(): Promise<void> {
  const ended = api(logout).catch(() => undefined);
  // At once: a call under way that the server then refuses does not mean that the session has expired.
  clearSession();
  await Promise.all([ended, eraseMemberCache()]);
  location.assign('/');
}
