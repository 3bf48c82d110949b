import type { StaffRole } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Config } from '../../../config.ts';
import { isLoopbackAddress } from '../../../infra/http/is-loopback.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { hashPassword, makeToken } from '../../accounts/index.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { createTotpSecret, readTotp } from '../sign-in/totp.ts';
import { findStaff, insertStaff, updateStaff } from '../staff.queries.ts';

/** Public; the second factor of each account is random and shown on this machine only. */
export const DEMO_STAFF_PASSWORD = 'demo staff 1234';

/** One staff account of the demo per role. */
export const demoStaff: readonly { role: StaffRole; fullName: string; email: string }[] = [
  { role: 'recruiter', fullName: 'Ritu Malhotra', email: 'recruiter.demo@aarambh.example' },
  { role: 'writer', fullName: 'Wasim Akhtar', email: 'writer.demo@aarambh.example' },
  { role: 'trust', fullName: 'Tara Fernandes', email: 'trust.demo@aarambh.example' },
  { role: 'support', fullName: 'Suresh Pillai', email: 'support.demo@aarambh.example' },
  { role: 'finance', fullName: 'Farida Merchant', email: 'finance.demo@aarambh.example' },
  { role: 'admin', fullName: 'Anand Krishnamurthy', email: 'admin.demo@aarambh.example' },
];

/** Whether staff accounts with a public password may exist: a demo for one person on this machine. */
export const canHaveDemoStaff = ({ demo, publicUrl, trustProxy, databaseUrl }: Config): boolean =>
  demo && isLoopbackAddress(publicUrl) && !trustProxy && databaseUrl === undefined;

/** Creates the staff accounts of the demo, each with an authenticator app. Returns their ids by role. */
export async function createDemoStaff({ db, clock, secrets }: AppContext): Promise<Map<StaffRole, number>> {
  const now = clock.now();
  const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD);
  const ids = new Map<StaffRole, number>();
  for (const { role, fullName, email } of demoStaff) {
    const staffId = await db.transaction().execute(async (tx) => {
      const invitation = {
        invitationHash: hashToken(makeToken()),
        invitationExpiresAt: new Date(now.getTime() + DAY_MS),
      };
      const id = await insertStaff(tx, { email, fullName, roles: [role], ...invitation, invitedBy: 'the demo' }, now);
      await updateStaff(tx, id, {
        password_hash: passwordHash,
        totp_secret: createTotpSecret(secrets, email).stored,
        totp_confirmed_at: now,
        invitation_hash: null,
        invitation_expires_at: null,
      });
      return id;
    });
    ids.set(role, staffId);
  }
  return ids;
}

/** Ends the staff accounts of the demo and their sessions; for data that was a demo and no longer is. */
export async function endDemoStaff({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { email } of demoStaff) {
    const staff = await findStaff(db, { email });
    if (!staff) continue;
    await updateStaff(db, staff.id, { ended_at: now });
    await endStaffSessions(db, { staffId: staff.id }, now);
  }
}

/** How to sign in with an account of the demo. */
export interface DemoSignIn {
  role: StaffRole;
  fullName: string;
  email: string;
  /** Base32, for an authenticator app. */
  secret: string;
  /** Six digits that work now and were not used. */
  code: string;
}

/** The accounts of the demo that can sign in, with a code for each. */
export async function listDemoSignIns({ db, clock, secrets }: AppContext): Promise<DemoSignIn[]> {
  const found: DemoSignIn[] = [];
  for (const { role, email } of demoStaff) {
    const staff = await findStaff(db, { email });
    if (!staff?.totpSecret || !staff.totpConfirmedAt) continue;
    const shown = readTotp(secrets, staff.totpSecret, { lastStep: staff.totpLastStep, now: clock.now() });
    if (shown) found.push({ role, fullName: staff.fullName, email, ...shown });
  }
  return found;
}
