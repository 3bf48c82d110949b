import { logout } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { eraseMemberCache } from '../../platform/offline/member-cache.ts';
import { clearSession } from '../../platform/session/session.ts';

/**
 * Ends the session in the browser and on the server, erases what is kept for offline reading, then opens the home page.
 * Also works when the server is down.
 */
export async function signOut(): Promise<void> {
  await api(logout).catch(() => undefined);
  clearSession();
  await eraseMemberCache();
  location.assign('/');
}
