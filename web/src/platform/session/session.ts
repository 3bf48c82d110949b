import type { AuthResponse } from '@aarambh/contract';
import { useSyncExternalStore } from 'react';
import { readText } from '../browser-storage.ts';

/** The session in local storage, under the keys of the specification (core §3). It contains no password. */
export interface Session {
  token: string;
  /** ISO 8601, UTC. */
  expiration: string;
  fullName: string;
  accountID: number;
}

const KEYS = { token: 'token', expiration: 'token-expiration', fullName: 'fullName', accountID: 'accountID' } as const;
/** Applications that wait for a connection. They end with a sign-out, and outlast an expired session of their account. */
export const WAITING_APPLICATIONS_KEY = 'waitingApplications';
/** Saved searches that wait in the same way. */
export const WAITING_SEARCHES_KEY = 'waitingSearches';
/** The copy of an account's saved jobs, with changes that wait in the same way. */
export const MEMBER_SAVED_JOBS_KEY = 'memberSavedJobs';
/** What was opened and searched in this browser: ends with a sign-out, and when another account signs in. */
export const RECENT_JOBS_KEY = 'recentlyViewedJobs';
export const RECENT_SEARCHES_KEY = 'recentSearches';
const REMEMBERED_EMAIL = 'rememberedEmail';
const EXPIRED_NOTICE = 'sessionExpired';
const CHANGED = 'aarambh:session';

let cached: { raw: string; session: Session | null } = { raw: '', session: null };

/** The current session; null when signed out or expired. Returns the same object until the session changes. */
export function readSession(now: number = Date.now()): Session | null {
  const values = Object.values(KEYS).map((key) => readText(key) ?? '');
  const [token = '', expiration = '', fullName = '', account = ''] = values;
  const raw = values.join('\n');
  if (raw !== cached.raw) {
    const accountID = Number(account);
    cached = { raw, session: token && fullName && accountID > 0 ? { token, expiration, fullName, accountID } : null };
  }
  return cached.session && Date.parse(cached.session.expiration) > now ? cached.session : null;
}

/** Whether a token is stored, valid or not: distinguishes an expired session from a visitor. */
export const hasStoredToken = (): boolean => Boolean(readText(KEYS.token));

/** Whether the stored account id is a positive number, as every account's is. */
export const hasStoredAccount = (): boolean => Number(readText(KEYS.accountID)) > 0;

/** Sets the attribute by which the style sheet shows the signed-in or signed-out content (`when-in`, `when-out`). */
function updateSessionAttribute(): void {
  document.documentElement.dataset.session = readSession() ? 'in' : 'out';
}

function notifyChange(): void {
  updateSessionAttribute();
  window.dispatchEvent(new Event(CHANGED));
}

function removeRecent(): void {
  localStorage.removeItem(RECENT_JOBS_KEY);
  localStorage.removeItem(RECENT_SEARCHES_KEY);
}

/** Stores the session of a successful auth response. */
export function storeSession({ token, expiration, fullName, accountID }: AuthResponse): void {
  // Of an account whose session ended in this browser by time.
  const last = localStorage.getItem(KEYS.accountID);
  if (last && last !== String(accountID)) removeRecent();
  localStorage.setItem(KEYS.token, token);
  localStorage.setItem(KEYS.expiration, expiration);
  localStorage.setItem(KEYS.fullName, fullName);
  localStorage.setItem(KEYS.accountID, String(accountID));
  sessionStorage.removeItem(EXPIRED_NOTICE);
  notifyChange();
}

/** Changes the stored name, after the name of the account was changed. */
export function storeFullName(fullName: string): void {
  localStorage.setItem(KEYS.fullName, fullName);
  notifyChange();
}

function removeSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  notifyChange();
}

/**
 * Signs out in this browser: removes token, token-expiration, fullName and accountID (core §4), what waits unsent, and what
 * was opened and searched.
 */
export function clearSession(): void {
  localStorage.removeItem(WAITING_APPLICATIONS_KEY);
  localStorage.removeItem(WAITING_SEARCHES_KEY);
  removeRecent();
  removeSession();
}

/** Removes a session that the server no longer accepts, and sets the notice for the sign-in page. */
export function expireSession(): void {
  removeRecent();
  removeSession();
  sessionStorage.setItem(EXPIRED_NOTICE, 'yes');
}

/** Whether the last session expired. Returns true once. */
export function takeExpiredNotice(): boolean {
  const isSet = sessionStorage.getItem(EXPIRED_NOTICE) !== null;
  sessionStorage.removeItem(EXPIRED_NOTICE);
  return isSet;
}

export const readRememberedEmail = (): string => readText(REMEMBERED_EMAIL) ?? '';

/** Stores the email address for the next sign-in, or removes it. */
export function rememberEmail(email: string | undefined): void {
  if (email) localStorage.setItem(REMEMBERED_EMAIL, email);
  else localStorage.removeItem(REMEMBERED_EMAIL);
}

/** Calls back after sign-in and sign-out, here or in another tab. Returns the unsubscribe function. */
export function onSessionChange(onChange: () => void): () => void {
  const onStorage = () => {
    updateSessionAttribute();
    onChange();
  };
  updateSessionAttribute();
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session as React state; null on the server and during hydration. Synchronised with other tabs. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    onSessionChange,
    () => readSession(),
    () => null,
  );

/** Inline script in the head that sets session and theme attributes before the first paint. Mirrors readSession. */
export const SESSION_SCRIPT =
  "try{var s=localStorage;document.documentElement.dataset.session=s.getItem('token')&&s.getItem('fullName')&&Date.parse(s.getItem('token-expiration'))>Date.now()?'in':'out';var t=s.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";
