import { logout } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { clearSession } from '../../platform/session/session.ts';

/** Ends the session here and on the server, and goes home. Here it ends even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  await api(logout).catch(() => undefined);
  clearSession();
  location.assign('/');
}
