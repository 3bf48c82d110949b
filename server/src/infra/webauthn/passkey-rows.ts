import type { Passkey } from '@aarambh/contract';
import type { CreatedPasskey } from './create-passkey.ts';

/** Columns of a listed passkey; the tables of members and staff both have them. */
export const passkeyColumns = ['id', 'name', 'created_at', 'last_used_at', 'is_synced'] as const;

/** Columns of the credentials that a browser must not create again. */
export const credentialColumns = ['credential_id as id', 'transports'] as const;

/** A row of {@link passkeyColumns} as the contract lists it. */
export const toPasskey = (row: {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  is_synced: boolean;
}): Passkey => ({
  passkeyID: row.id,
  name: row.name,
  createdOn: row.created_at.toISOString(),
  lastUsedOn: row.last_used_at?.toISOString() ?? null,
  isSynced: row.is_synced,
});

/** The columns of a new passkey, besides its owner. */
export const toPasskeyRow = ({ name, ...created }: CreatedPasskey & { name: string }, now: Date) => ({
  credential_id: created.credentialId,
  public_key: created.publicKey,
  sign_count: created.signCount,
  transports: created.transports,
  name,
  is_synced: created.isSynced,
  created_at: now,
  last_used_at: null,
});
