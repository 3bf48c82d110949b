const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Whether a statement failed because of another transaction's locks, so that another attempt may succeed. */
export const isLockConflict = (error: unknown): boolean =>
  [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(String((error as { code?: unknown } | null)?.code));
