import type { Generated } from 'kysely';
import type { StoredPasskey } from './account-tables.ts';

interface Staff {
  id: Generated<number>;
  email: string;
  full_name: string;
  roles: string[];
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  /** Encrypted. */
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  /** Encrypted; of an app that was not confirmed yet and shall replace the one before. */
  new_totp_secret: Buffer | null;
  /** The 30-second step of the last code used: a code works once. */
  totp_last_step: Generated<number>;
  invitation_hash: Buffer | null;
  invitation_expires_at: Date | null;
  invited_by: string;
  created_at: Date;
  ended_at: Date | null;
  /** A suspension holds until `suspended_until`; both are null without one. */
  suspended_at: Generated<Date | null>;
  suspended_until: Generated<Date | null>;
  suspension_reason: Generated<string>;
  suspended_by: Generated<string>;
}

interface StaffPasskeys extends StoredPasskey {
  staff_id: number;
}

interface StaffRecoveryCodes {
  staff_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

interface StaffSessions {
  id: Generated<number>;
  staff_id: number;
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** When the second factor was last given. */
  factor_at: Date;
  device: string;
  address: string;
}

/** Append-only: a trigger refuses changes. */
interface StaffAudit {
  id: Generated<number>;
  at: Date;
  /** Null for the command line before the first staff account. */
  staff_id: number | null;
  actor: string;
  roles: string[];
  action: string;
  target_kind: string | null;
  target_id: string | null;
  /** The columns that changed. */
  before: unknown | null;
  after: unknown | null;
  reason: string;
  second_staff_id: number | null;
  second_person: Generated<string>;
  device: string;
  address: string;
}

/** Actions that wait for a second person, or did. */
interface StaffRequests {
  id: Generated<number>;
  action: string;
  permission: string;
  input: unknown;
  cause: string;
  reason: string;
  requested_by: number;
  requested_at: Date;
  status: Generated<'waiting' | 'approved' | 'declined' | 'withdrawn'>;
  decided_by: number | null;
  decided_at: Date | null;
}

/** Claims of waiting work; `kind` as in the list of today's work. */
interface StaffClaims {
  kind: string;
  target_id: number;
  staff_id: number;
  claimed_at: Date;
}

/** Tables of staff accounts, their audit log and requests. */
export interface StaffTables {
  staff: Staff;
  staff_passkeys: StaffPasskeys;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  staff_audit: StaffAudit;
  staff_requests: StaffRequests;
  staff_claims: StaffClaims;
}
