import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

export type Role = 'jobSeeker' | 'operator';

interface Accounts {
  id: Generated<number>;
  role: Generated<Role>;
  full_name: string;
  country_id: number;
  mobile_no: string;
  /** As typed; unique in lower case. */
  email: string;
  /** Null for an account that only signs in with a provider. */
  password_hash: string | null;
  created_at: Moment;
  email_verified_at: Date | null;
  mobile_verified_at: Date | null;
  /** When its holder last signed in with a code sent to the number. */
  mobile_proved_at: Generated<Date | null>;
  adult_confirmed_at: Date | null;
  /** Set when its holder deleted it: personal data is erased, and the row stays for records that the law requires. */
  deleted_at: Date | null;
  /** Of the last suspension, until it is ended; null until the first. */
  suspended_at: Generated<Date | null>;
  /** Null with `suspended_at`: permanent. */
  suspended_until: Generated<Date | null>;
  /** The member reads it. */
  suspension_reason: Generated<string>;
  suspended_by: Generated<string>;
}

interface Sessions {
  id: Generated<number>;
  account_id: number;
  token_hash: Buffer;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Date;
  idle_minutes: number;
  ended_at: Date | null;
  /** Browser and system of the User-Agent header: "Chrome on Android". */
  device: Generated<string>;
  address: Generated<string>;
}

/** An identity at a sign-in provider, linked to an account; identified by issuer and subject, never by email. */
interface Identities {
  id: Generated<number>;
  account_id: number;
  issuer: string;
  subject: string;
  linked_at: Date;
}

/** A passkey (WebAuthn credential) of a member or of staff. */
export interface StoredPasskey {
  id: Generated<number>;
  /** Of the authenticator, base64url. */
  credential_id: string;
  /** COSE key. */
  public_key: Buffer;
  /** Of the last use; 0 for passkeys that are synced. */
  sign_count: number;
  /** How the browser reaches it. */
  transports: Generated<string[]>;
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface Passkeys extends StoredPasskey {
  account_id: number;
  /** Names the account to the authenticator, without personal data. */
  user_handle: Buffer;
}

/** A link sent by mail; only the hash of its token is stored. */
interface MailedLinks {
  id: Generated<number>;
  purpose: 'verify-email' | 'reset-password';
  account_id: number;
  token_hash: Buffer;
  /** The address it was sent to; opening it proves access to that mailbox. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Invalidated before use: replaced by a newer link, or the password was changed. */
  ended_at: Date | null;
}

interface EmailChangeRequests {
  id: Generated<number>;
  account_id: number;
  new_email: string;
  created_at: Date;
  done_at: Date | null;
}

/** Addresses that accounts had before they changed their email. */
interface FormerEmails {
  id: Generated<number>;
  account_id: number;
  email: string;
  is_verified: boolean;
  ended_at: Date;
}

interface OneTimeCodes {
  id: Generated<number>;
  purpose: 'verify-mobile' | 'change-email' | 'sign-in';
  account_id: number;
  /** The number or address the code was sent to. */
  target: string;
  code_hmac: Buffer;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
  ended_at: Date | null;
}

/** Audit log of security events of accounts; append-only. */
interface SecurityEvents {
  id: Generated<number>;
  account_id: number;
  kind: string;
  happened_at: Date;
  device: Generated<string>;
  address: Generated<string>;
}

interface Consents {
  id: Generated<number>;
  account_id: number;
  purpose: string;
  notice_version: string;
  language: string;
  channel: string;
  given_at: Date;
  withdrawn_at: Date | null;
}

interface SignInFailures {
  id: Generated<number>;
  /** SHA-256 of address and email of the attempt; neither is stored. */
  pair: Buffer;
  failed_at: Date;
}

/** Tables of accounts and sign-in. */
export interface AccountTables {
  accounts: Accounts;
  sessions: Sessions;
  identities: Identities;
  passkeys: Passkeys;
  mailed_links: MailedLinks;
  email_change_requests: EmailChangeRequests;
  former_emails: FormerEmails;
  one_time_codes: OneTimeCodes;
  security_events: SecurityEvents;
  consents: Consents;
  sign_in_failures: SignInFailures;
}
