import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../../infra/personal-data.ts';
import { countries } from '../registration/countries.ts';

/** The personal data that accounts itself stores, without hashes, tokens and codes. */
export async function exportAccount(db: Db, accountId: number): Promise<DataSection[]> {
  return [
    await exportDetails(db, accountId),
    await exportConsents(db, accountId),
    await exportEmailChanges(db, accountId),
    await exportFormerEmails(db, accountId),
    await exportIdentities(db, accountId),
    await exportPasskeys(db, accountId),
    await exportSessions(db, accountId),
    await exportSecurityEvents(db, accountId),
  ];
}

async function exportDetails(db: Db, accountId: number): Promise<DataSection> {
  const { countryId, ...account } = await db
    .selectFrom('accounts')
    .select([
      'id as accountID',
      'full_name as fullName',
      'email',
      'email_verified_at as emailVerifiedOn',
      'mobile_no as mobileNo',
      'mobile_verified_at as mobileVerifiedOn',
      'mobile_proved_at as mobileProvedOn',
      'country_id as countryId',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      'adult_confirmed_at as adultConfirmedOn',
      'created_at as registeredOn',
      'suspended_at as suspendedOn',
      'suspended_until as suspendedUntil',
      'suspension_reason as suspensionReason',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const country = countries.find(({ countryID }) => countryID === countryId);
  return dataSection({
    key: 'account',
    title: 'Account',
    note: 'We store no password, only a hash to verify it.',
    fields: {
      accountID: 'Account number',
      fullName: 'Full name',
      email: 'Email',
      emailVerifiedOn: 'Email verified',
      country: 'Country',
      countryCode: 'Country code of your mobile number',
      mobileNo: 'Mobile number',
      mobileVerifiedOn: 'Mobile number verified',
      mobileProvedOn: 'Last logged in with an OTP',
      hasPassword: 'Has a password',
      adultConfirmedOn: 'You confirmed that you are 18 or older',
      registeredOn: 'Registered',
      suspendedOn: 'Suspended',
      suspendedUntil: 'Suspended until',
      suspensionReason: 'Reason of the suspension',
    },
    entries: [{ ...account, country: country?.countryName ?? '', countryCode: country?.countryCode ?? '' }],
  });
}

async function exportConsents(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('consents')
    .select([
      'purpose',
      'notice_version as noticeVersion',
      'language',
      'channel',
      'given_at as givenOn',
      'withdrawn_at as withdrawnOn',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'consents',
    title: 'Your consents',
    note: 'Purpose ‘notice’: use of your data for your account. Purpose ‘updates’: news and offers by email.',
    fields: {
      purpose: 'Purpose',
      noticeVersion: 'Version of the notice',
      language: 'Language of the notice',
      channel: 'Given through',
      givenOn: 'Given',
      withdrawnOn: 'Withdrawn',
    },
    entries,
  });
}

async function exportEmailChanges(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('email_change_requests')
    .select(['new_email as newEmail', 'created_at as askedOn', 'done_at as doneOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'emailChanges',
    title: 'Email changes',
    fields: { newEmail: 'New email', askedOn: 'Requested', doneOn: 'Changed' },
    entries,
  });
}

async function exportFormerEmails(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('former_emails')
    .select(['email', 'is_verified as isVerified', 'ended_at as endedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'formerEmails',
    title: 'Former email addresses',
    note: 'Stored for one year after the change.',
    fields: { email: 'Email', isVerified: 'Was verified', endedOn: 'Used until' },
    entries,
  });
}

async function exportIdentities(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'linked_at as linkedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'signInProviders',
    title: 'Linked sign-in providers',
    fields: { issuer: 'Provider', subject: 'Your account ID there', linkedOn: 'Linked' },
    entries,
  });
}

async function exportPasskeys(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('passkeys')
    .select(['name', 'is_synced as isSynced', 'created_at as addedOn', 'last_used_at as lastUsedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'passkeys',
    title: 'Passkeys',
    note: 'We store only the public key, which cannot be used to log in.',
    fields: { name: 'Name', isSynced: 'Kept in a password manager', addedOn: 'Added', lastUsedOn: 'Last used' },
    entries,
  });
}

async function exportSessions(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('sessions')
    .select([
      'device',
      'address',
      'created_at as startedOn',
      'last_used_at as lastUsedOn',
      'expires_at as expiresOn',
      'ended_at as endedOn',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'sessions',
    title: 'Sessions',
    fields: {
      device: 'Device',
      address: 'Network address',
      startedOn: 'Signed in',
      lastUsedOn: 'Last used',
      expiresOn: 'Expires',
      endedOn: 'Signed out',
    },
    entries,
  });
}

async function exportSecurityEvents(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('security_events')
    .select(['kind', 'happened_at as happenedOn', 'device', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'securityEvents',
    title: 'Account activity',
    note: 'Stored for one year.',
    fields: { kind: 'Event', happenedOn: 'Time', device: 'Device', address: 'Network address' },
    entries,
  });
}
