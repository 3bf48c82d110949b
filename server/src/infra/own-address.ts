import { type Expression, type SqlBool, sql } from 'kysely';
import type { DataSubject } from './personal-data.ts';

/**
 * SQL condition: a row that names no account, only an address, is about this person. For the export: the address is
 * verified, and the row was created while the account had it.
 * @param column the address, and when the row was created
 */
export function isSentToVerified(
  { addresses }: DataSubject,
  column: { email: string; createdAt: string },
): Expression<SqlBool> {
  const [email, createdAt] = [sql.ref(column.email), sql.ref(column.createdAt)];
  const conditions = addresses
    .filter(({ isVerified }) => isVerified)
    .map((address) =>
      address.until === null
        ? sql<SqlBool>`lower(${email}) = ${address.email}`
        : sql<SqlBool>`(lower(${email}) = ${address.email} and ${createdAt} <= ${address.until})`,
    );
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * SQL condition for the erasure of such a row: it was created while the account had the address verified, or it is younger
 * than the account and further evidence shows that it is about the same person. Anyone can register an address of another
 * person, and must not erase what that person got before; and a former address may have a new owner.
 * @param column the address, and when the row was created
 * @param evidence condition that must also hold for an address that is not verified, or was given up before
 */
export function isErasable(
  { addresses, createdAt: since }: DataSubject,
  column: { email: string; createdAt: string },
  evidence: Expression<SqlBool>,
): Expression<SqlBool> {
  const [email, createdAt] = [sql.ref(column.email), sql.ref(column.createdAt)];
  const conditions = addresses.map(({ email: address, isVerified, until }) => {
    const isInTime = until === null ? sql<SqlBool>`true` : sql<SqlBool>`${createdAt} <= ${until}`;
    const isProven = isVerified ? isInTime : sql<SqlBool>`false`;
    return sql<SqlBool>`(lower(${email}) = ${address} and (${isProven} or (${createdAt} >= ${since} and ${evidence})))`;
  });
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
