import type { AuthResponse } from '@aarambh/contract';
import { useSyncExternalStore } from 'react';

/** The signed-in account, as kept in local storage under the specification's keys (core §3). Never a password. */
export interface Session {
  token: string;
  /** ISO 8601, UTC. */
  expiration: string;
  fullName: string;
  accountID: number;
}

const KEYS = { token: 'token', expiration: 'token-expiration', fullName: 'fullName', accountID: 'accountID' } as const;
const REMEMBERED_EMAIL = 'rememberedEmail';
const EXPIRED_NOTICE = 'sessionExpired';
const CHANGED = 'aarambh:session';

/** A browser that keeps nothing for this site (all cookies blocked) refuses even to be asked: then nobody is signed in. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let known: { raw: string; session: Session | null } = { raw: '', session: null };

/** The session of this browser; null when nobody is signed in or the session is over. The same object until it changes. */
export function readSession(now: number = Date.now()): Session | null {
  const values = Object.values(KEYS).map((key) => stored(key) ?? '');
  const [token = '', expiration = '', fullName = '', account = ''] = values;
  const raw = values.join('\n');
  if (raw !== known.raw) {
    const accountID = Number(account);
    known = { raw, session: token && fullName && accountID > 0 ? { token, expiration, fullName, accountID } : null };
  }
  return known.session && Date.parse(known.session.expiration) > now ? known.session : null;
}

/** Whether a token is stored at all, valid or not: what tells an ended session from a visitor. */
export const hasStoredToken = (): boolean => Boolean(stored(KEYS.token));

/** Tells the styles which side of the page to show (class `when-in`, `when-out`). */
function markPage(): void {
  document.documentElement.dataset.session = readSession() ? 'in' : 'out';
}

function announce(): void {
  markPage();
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the session of a good auth response. */
export function storeSession({ token, expiration, fullName, accountID }: AuthResponse): void {
  localStorage.setItem(KEYS.token, token);
  localStorage.setItem(KEYS.expiration, expiration);
  localStorage.setItem(KEYS.fullName, fullName);
  localStorage.setItem(KEYS.accountID, String(accountID));
  sessionStorage.removeItem(EXPIRED_NOTICE);
  announce();
}

/** Forgets the session: token, token-expiration, fullName, accountID (core §4). */
export function clearSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  announce();
}

/** Ends a session the server no longer accepts, and notes it for the sign-in page. */
export function expireSession(): void {
  clearSession();
  sessionStorage.setItem(EXPIRED_NOTICE, 'yes');
}

/** Whether the last session ended by itself; answers true once. */
export function takeExpiredNotice(): boolean {
  const noted = sessionStorage.getItem(EXPIRED_NOTICE) !== null;
  sessionStorage.removeItem(EXPIRED_NOTICE);
  return noted;
}

export const readRememberedEmail = (): string => stored(REMEMBERED_EMAIL) ?? '';

/** Remembers the e-mail for the next sign-in, or forgets it. */
export function rememberEmail(email: string | undefined): void {
  if (email) localStorage.setItem(REMEMBERED_EMAIL, email);
  else localStorage.removeItem(REMEMBERED_EMAIL);
}

function subscribe(changed: () => void): () => void {
  const follow = () => {
    markPage();
    changed();
  };
  markPage();
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', follow);
  };
}

/** The session as React state; null on the server and while hydrating. Follows other tabs. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    subscribe,
    () => readSession(),
    () => null,
  );

/** Runs in the head before the first paint, so that the page shows the right side at once. Mirrors readSession. */
export const SESSION_SCRIPT =
  "try{var s=localStorage;document.documentElement.dataset.session=s.getItem('token')&&s.getItem('fullName')&&Date.parse(s.getItem('token-expiration'))>Date.now()?'in':'out';var t=s.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";
