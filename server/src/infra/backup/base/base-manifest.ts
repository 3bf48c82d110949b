import { z } from 'zod';
import type { BackupStore } from '../store/backup-store.ts';

const manifestSchema = z.object({
  id: z.string(),
  /** Series of WAL segments that continues this base. */
  archiveId: z.string(),
  /** System identifier of the database; bases of the first release do not name it. */
  systemId: z.string().optional(),
  /** Where it was made. */
  host: z.string(),
  startedAt: z.coerce.date(),
  /** The earliest time that it can be recovered to. */
  completedAt: z.coerce.date(),
  startSegment: z.string(),
  stopSegment: z.string(),
  backupLabel: z.string(),
  tablespaceMap: z.string(),
  /** Password of the bootstrap role: the roles in the data have the passwords that belong to it. */
  password: z.string(),
  folders: z.array(z.string()),
  /** In the order in which their contents follow one another in the parts. */
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
  parts: z.number(),
});

/** Contents of a base backup. It is stored last: a base without manifest is not complete. */
export type BaseManifest = z.infer<typeof manifestSchema>;

/** A base by its id: the time of its start and the system identifier of its database. */
export interface BaseName {
  id: string;
  startedAt: Date;
  systemId: string | undefined;
}

/** A base of the list; one without manifest is in progress or was aborted. */
export interface ListedBase extends BaseName {
  isComplete: boolean;
}

const ID = /^bases\/((\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-(?:(\d+)-)?[\da-f]+)\//;

/** @param suffix tells bases of the same second apart */
export const createBaseId = (startedAt: Date, systemId: string, suffix: string): string =>
  `${startedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${systemId}-${suffix}`;

export const partKey = (id: string, index: number): string => `bases/${id}/${String(index).padStart(6, '0')}`;
const manifestKey = (id: string): string => `bases/${id}/manifest`;
export const verifiedKey = (id: string): string => `verified/${id}`;

export const putManifest = (store: BackupStore, manifest: BaseManifest): Promise<void> =>
  store.put(manifestKey(manifest.id), Buffer.from(JSON.stringify(manifest)));

/** @throws {UnreadableObjectError} when it is missing, damaged or encrypted with another key */
export const getManifest = async (store: BackupStore, id: string): Promise<BaseManifest> =>
  manifestSchema.parse(JSON.parse((await store.get(manifestKey(id))).toString()));

/** All bases, oldest first. */
export async function listBases(store: BackupStore): Promise<ListedBase[]> {
  const byId = new Map<string, ListedBase>();
  for await (const key of store.list('bases')) {
    const [, id, year, month, day, hour, minute, second, systemId] = ID.exec(key) ?? [];
    if (!id) continue;
    const startedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    const base = byId.get(id) ?? { id, startedAt, systemId, isComplete: false };
    base.isComplete ||= key === manifestKey(id);
    byId.set(id, base);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Removes the objects of a base. The manifest goes first: what remains after a crash is not a complete base. */
export async function removeBase(store: BackupStore, id: string): Promise<void> {
  await store.remove(manifestKey(id));
  for await (const key of store.list(`bases/${id}`)) await store.remove(key);
  await store.remove(verifiedKey(id));
}

export const listCompleteBases = async (store: BackupStore): Promise<ListedBase[]> =>
  (await listBases(store)).filter(({ isComplete }) => isComplete);
