const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const SERIALIZATION_FAILURE = '40001';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown } | null)?.code));

/** Whether a statement failed because of another transaction's locks, so that another attempt may succeed. */
export const isLockConflict = (error: unknown): boolean => hasCode(error, [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED]);

/** Whether PostgreSQL rolled a transaction back in favour of another one, so that the same transaction may run again. */
export const isTransactionConflict = (error: unknown): boolean =>
  hasCode(error, [DEADLOCK_DETECTED, SERIALIZATION_FAILURE]);
