import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Folders that a start of PostgreSQL fills again, as pg_basebackup leaves them out. They must exist. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

const EXCLUDED_FILES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'postgresql.auto.conf.tmp',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
]);

/** Temporary files and relations of sessions, and caches of the catalogue. */
const isTemporary = (name: string): boolean => /^(pgsql_tmp|pg_internal\.init|t\d+_\d+)/.test(name);

/** Lists what a base backup of a data directory contains, relative to it. */
export async function listDataFiles(data: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    // A table may be dropped meanwhile, with the folder of its database.
    const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (isTemporary(entry.name)) continue;
      if (entry.isDirectory()) {
        folders.push(path);
        if (!EMPTY_FOLDERS.has(path)) await walk(path);
      } else if (entry.isFile() && !(dirname(path) === '.' && EXCLUDED_FILES.has(basename(path)))) files.push(path);
    }
  };
  await walk('');
  return { folders, files };
}
