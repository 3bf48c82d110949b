import { UnreadableObjectError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { listBases, verifiedKey } from './base-manifest.ts';
import { formatIstAndUtc, NO_OWN_WAL, openPointReader } from './choose-base.ts';

/** Every base in a line, newest first: its times, whether it was restored for a trial, or why it cannot be used. */
export async function describeBases(store: BackupStore): Promise<string[]> {
  const readPoint = openPointReader(store);
  const verified = new Set(await Array.fromAsync(store.list('verified')));
  const lines: string[] = [];
  for (const { id, isComplete } of (await listBases(store)).reverse()) {
    const describePoint = async (): Promise<string> => {
      if (!isComplete) return 'not complete';
      const point = await readPoint(id);
      if (!point) return NO_OWN_WAL;
      const { base, latest, laterWalUntil } = point;
      const range = `${formatIstAndUtc(base.completedAt)} to ${formatIstAndUtc(latest)}`;
      return `${range}${laterWalUntil ? ', then WAL is missing' : ''}; of ${base.host}${verified.has(verifiedKey(id)) ? ', verified' : ''}`;
    };
    const description = await describePoint().catch((error: unknown) => {
      if (error instanceof UnreadableObjectError) return `cannot be read: ${error.message}`;
      throw error;
    });
    lines.push(`${id}: ${description}`);
  }
  return lines;
}
