import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStaffSession } from '../api/index.ts';
import { useKeys } from '../ui/index.ts';
import { entriesFor } from './menu.ts';

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-search], main input[type=search]');
  field?.focus();
  field?.select();
}

/** The keys of every screen: `g` and a letter opens another one, `/` searches, `?` lists all keys. */
export function useFrameKeys() {
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const permissions = useStaffSession()?.staff.permissions ?? [];
  useKeys([
    { key: '/', label: 'Search in the list', run: focusSearch },
    { key: '?', label: 'List the keys', run: () => setShown(true) },
    ...entriesFor(permissions)
      .flat()
      .map(({ key, label, path }) => ({ key: `g ${key}`, label, run: () => void navigate(`/${path}`) })),
  ]);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}
