import { logout } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { clearSession } from '../../platform/session/session.ts';

/** Ends the session in the browser and on the server, then opens the home page. Also works when the server is down. */
export async function signOut(): Promise<void> {
  await api(logout).catch(() => undefined);
  clearSession();
  location.assign('/');
}
