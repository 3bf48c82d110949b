import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { withKeyedMutex } from '../../lib/async/keyed-mutex.ts';

/** How the backups of this installation are doing. */
export interface BackupState {
  /** When the newest complete base backup was finished. */
  lastBackupAt: Date | undefined;
  /** All writes that were acknowledged before this time are in the WAL archive. */
  lastArchivedAt: Date | undefined;
  /** When the newest base was restored and checked without a finding. */
  lastVerifiedAt: Date | undefined;
  /** Clock time of the last retention run. */
  lastRetentionAt: Date | undefined;
  /** Why the newest backup, archiving, verification or retention failed; undefined when all of them passed. */
  lastError: string | undefined;
}

const NOTHING: StoredState = { errors: {} };

const stateSchema = z.object({
  lastBackupAt: z.coerce.date().optional(),
  lastArchivedAt: z.coerce.date().optional(),
  lastVerifiedAt: z.coerce.date().optional(),
  lastRetentionAt: z.coerce.date().optional(),
  errors: z.partialRecord(z.enum(['backup', 'archive', 'erasures', 'verification', 'retention', 'key']), z.string()),
});
type StoredState = z.infer<typeof stateSchema>;

/** A part of the backups whose attempts fail or pass on their own. */
export type BackupPart = keyof StoredState['errors'];

const timeNames: Record<BackupPart, keyof StoredState | undefined> = {
  backup: 'lastBackupAt',
  archive: 'lastArchivedAt',
  erasures: undefined,
  verification: 'lastVerifiedAt',
  retention: 'lastRetentionAt',
  key: undefined,
};

const stateFileOf = (dataDir: string): string => join(dataDir, 'backup', 'state.json');

async function readStored(dataDir: string): Promise<StoredState> {
  const text = await readFile(stateFileOf(dataDir), 'utf8').catch(() => undefined);
  try {
    return text ? stateSchema.parse(JSON.parse(text)) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Reads one small file. Undefined when backups are off. */
export async function readBackupState({
  backup,
  dataDir,
}: Pick<Config, 'backup' | 'dataDir'>): Promise<BackupState | undefined> {
  if (!backup) return undefined;
  const { errors, ...times } = await readStored(dataDir);
  return {
    lastBackupAt: times.lastBackupAt,
    lastArchivedAt: times.lastArchivedAt,
    lastVerifiedAt: times.lastVerifiedAt,
    lastRetentionAt: times.lastRetentionAt,
    lastError:
      errors.archive ?? errors.backup ?? errors.erasures ?? errors.key ?? errors.verification ?? errors.retention,
  };
}

/**
 * Records the outcome of an attempt.
 * @param outcome the time that it reached, or why it failed; undefined when it passed and there was nothing to do
 */
export const recordBackupOutcome = (
  dataDir: string,
  part: BackupPart,
  outcome: Date | Error | undefined,
): Promise<void> => withKeyedMutex(stateFileOf(dataDir), () => writeOutcome(dataDir, part, outcome));

/**
 * Makes an attempt, records its outcome and passes it on.
 * @param reached the outcome of an attempt that has not thrown, as {@link recordBackupOutcome} takes it
 */
export async function withRecordedOutcome<T>(
  dataDir: string,
  part: BackupPart,
  attempt: () => Promise<T>,
  reached: (result: T) => Date | Error | undefined,
): Promise<T> {
  try {
    const result = await attempt();
    await recordBackupOutcome(dataDir, part, reached(result));
    return result;
  } catch (error) {
    await recordBackupOutcome(dataDir, part, error as Error);
    throw error;
  }
}

async function writeOutcome(dataDir: string, part: BackupPart, outcome: Date | Error | undefined): Promise<void> {
  const stored = await readStored(dataDir);
  const { [part]: _, ...errors } = stored.errors;
  const name = timeNames[part];
  const next: StoredState =
    outcome instanceof Error
      ? { ...stored, errors: { ...errors, [part]: outcome.message } }
      : { ...stored, errors, ...(outcome && name ? { [name]: outcome } : {}) };
  // The outcome of archiving is recorded every few seconds.
  if (JSON.stringify(next) === JSON.stringify(stored)) return;
  const path = stateFileOf(dataDir);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.${process.pid}`, JSON.stringify(next), { mode: 0o600 });
  await rename(`${path}.${process.pid}`, path);
}
