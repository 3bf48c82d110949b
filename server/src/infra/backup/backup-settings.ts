import { resolve } from 'node:path';
import { z } from 'zod';
import { type S3Settings, s3Settings } from '../../integrations/s3/s3-settings.ts';
import { wholeNumber } from '../../lib/setting-schemas.ts';

/** Where and how the embedded database and the private files are backed up. */
export interface BackupSettings {
  place: { folder: string } | { s3: S3Settings };
  /** Encrypts everything that is stored; undefined when the place is trusted. */
  key: string | undefined;
  /** Former keys: what they encrypted can be restored. */
  previousKeys?: string[];
  /** How many days back any second can be restored. */
  days: number;
}

const PREFIX = 'BACKUP_';

const key = z.string().min(32, 'must have at least 32 characters');

const settings = z.object({
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: key.optional(),
  // Several are separated by commas.
  BACKUP_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(key))
    .optional(),
  BACKUP_DAYS: wholeNumber({ min: 1, max: 3_650, unit: 'days' }).default(14),
});

/** Settings of backups, from environment variables; undefined when neither BACKUP_DIR nor BACKUP_S3_… is set. */
export const backupSettings = settings.loose().transform((env, context): BackupSettings | undefined => {
  const fail = (name: string, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message });
    return z.NEVER;
  };
  const { BACKUP_DIR: folder, BACKUP_KEY: secret, BACKUP_KEY_PREVIOUS: previousKeys, BACKUP_DAYS: days } = env;
  const named = Object.entries(env).filter(([name]) => name.startsWith(`${PREFIX}S3_`));
  const s3 = s3Settings.safeParse(Object.fromEntries(named.map(([name, value]) => [name.slice(PREFIX.length), value])));
  if (!s3.success) {
    const [issue] = s3.error.issues;
    return fail(`${PREFIX}${String(issue?.path[0])}`, (issue?.message ?? '').replaceAll(/\bS3_/g, `${PREFIX}S3_`));
  }
  if (!folder && !s3.data) return undefined;
  if (folder && s3.data) return fail('BACKUP_DIR', 'cannot be combined with BACKUP_S3_ENDPOINT: set one of them');
  if (env.DATABASE_URL)
    return fail(
      s3.data ? 'BACKUP_S3_ENDPOINT' : 'BACKUP_DIR',
      'is for the embedded database: back up the database of DATABASE_URL by its own tools (docs/operations.md)',
    );
  const place = s3.data ? { s3: s3.data } : { folder: resolve(folder ?? '') };
  return { place, key: secret, days, ...(previousKeys ? { previousKeys } : {}) };
});
