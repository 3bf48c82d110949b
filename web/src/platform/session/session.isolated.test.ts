import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearSession,
  expireSession,
  hasStoredToken,
  readRememberedEmail,
  readSession,
  rememberEmail,
  storeSession,
  takeExpiredNotice,
} from './session.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

const page = { dataset: {} as Record<string, string> };
const now = Date.parse('2026-11-05T10:00:00Z');
const auth = { token: 't', expiration: '2026-11-05T22:00:00Z', fullName: 'Asha Rao', accountID: 7, errorMessage: '' };

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('window', new EventTarget());
});

it('stores the session under the keys of the specification, and nothing else of the reply', () => {
  storeSession(auth);
  expect(['token', 'token-expiration', 'fullName', 'accountID'].map((key) => localStorage.getItem(key))).toEqual([
    't',
    '2026-11-05T22:00:00Z',
    'Asha Rao',
    '7',
  ]);
  expect(localStorage.length).toBe(4);
  expect(page.dataset.session).toBe('in');
});

it('is signed in until the token expires', () => {
  storeSession(auth);
  expect(readSession()).toEqual({ token: 't', expiration: auth.expiration, fullName: 'Asha Rao', accountID: 7 });
  expect(readSession(Date.parse('2026-11-05T22:00:00Z'))).toBeNull();
  expect(hasStoredToken()).toBe(true);
});

it('returns the same object until the session changes, as useSyncExternalStore requires', () => {
  storeSession(auth);
  expect(readSession()).toBe(readSession());
  storeSession({ ...auth, fullName: 'Asha R' });
  expect(readSession()?.fullName).toBe('Asha R');
});

it.each([
  ['no name', { ...auth, fullName: '' }],
  ['no account', { ...auth, accountID: 0 }],
  ['an invalid date', { ...auth, expiration: 'soon' }],
])('is not signed in with %s', (_, reply) => {
  storeSession(reply);
  expect(readSession()).toBeNull();
  expect(page.dataset.session).toBe('out');
});

it('removes the session but not the remembered email', () => {
  rememberEmail('asha@example.in');
  storeSession(auth);
  clearSession();
  expect(readSession()).toBeNull();
  expect(hasStoredToken()).toBe(false);
  expect(readRememberedEmail()).toBe('asha@example.in');
  rememberEmail(undefined);
  expect(localStorage.length).toBe(0);
});

it('reports once that the session expired', () => {
  storeSession(auth);
  expireSession();
  expect([takeExpiredNotice(), takeExpiredNotice()]).toEqual([true, false]);
});

it('reports no expired session after a new sign-in', () => {
  expireSession();
  storeSession(auth);
  expect(takeExpiredNotice()).toBe(false);
});

it('is signed out in a browser without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readSession()).toBeNull();
  expect(readRememberedEmail()).toBe('');
});
