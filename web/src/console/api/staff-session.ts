import type { StaffPermission, StaffSession } from '@aarambh/contract';
import { useSyncExternalStore } from 'react';
import { parseJson, readText } from '../../platform/browser-storage.ts';
import { staffQueryClient } from './staff-query-client.ts';

const KEY = 'staff-session';
const CHANGED = 'aarambh:staff-session';

let cached: { raw: string | null; session: StaffSession | undefined } = { raw: null, session: undefined };

const parse = (raw: string | null): StaffSession | undefined => (parseJson(raw) as StaffSession | null) ?? undefined;

/** The staff session of this browser; undefined when signed out or expired. The same object until it changes. */
export function readStaffSession(now: number = Date.now()): StaffSession | undefined {
  const raw = readText(KEY);
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session && Date.parse(cached.session.expiration) > now ? cached.session : undefined;
}

/** Stores the session of a finished sign-in. What was loaded for another session is forgotten. */
export function storeStaffSession(session: StaffSession): void {
  if (readStaffSession()?.token !== session.token) staffQueryClient.clear();
  localStorage.setItem(KEY, JSON.stringify(session));
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Removes the session, and what was loaded for it: the next person at this browser must not see it unrecorded. The frame
 * then shows the sign-in page, which returns to the current address.
 */
export function clearStaffSession(): void {
  localStorage.removeItem(KEY);
  staffQueryClient.clear();
  window.dispatchEvent(new Event(CHANGED));
}

function onChange(changed: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null || (key === KEY && parse(oldValue)?.token !== parse(newValue)?.token)) staffQueryClient.clear();
    changed();
  };
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', onStorage);
  };
}

/** The staff session as React state, synchronised with other tabs. */
export const useStaffSession = (): StaffSession | undefined => useSyncExternalStore(onChange, () => readStaffSession());

/** Whether the signed-in staff member has a permission; for what a screen offers. The server checks every call. */
export function usePermission(permission: StaffPermission): boolean {
  return useStaffSession()?.staff.permissions.includes(permission) ?? false;
}
