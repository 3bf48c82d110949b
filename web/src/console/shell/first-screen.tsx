import { Navigate } from 'react-router';
import { useStaffSession } from '../api/index.ts';
import { entriesFor } from './menu.ts';

/** /staff itself: the first screen of the menu. */
export function FirstScreen() {
  const permissions = useStaffSession()?.staff.permissions ?? [];
  const first = entriesFor(permissions)[0]?.[0];
  return first ? <Navigate to={`/${first.path}`} replace /> : null;
}
