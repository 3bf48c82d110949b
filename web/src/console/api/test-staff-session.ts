import type { StaffPermission } from '@aarambh/contract';
import { storeStaffSession } from './staff-session.ts';

/** Signs a staff member in, for component tests. */
export function signInStaff(permissions: readonly StaffPermission[] = []): void {
  storeStaffSession({
    token: 'the-staff-token',
    expiration: '2099-01-01T00:00:00Z',
    staff: {
      staffID: 3,
      fullName: 'Meera Staff',
      email: 'meera@example.com',
      roles: ['admin'],
      permissions: [...permissions],
      factors: ['app'],
    },
  });
}
