import type { Disk } from 'flydrive';

/** Keys of all files of a kind; reads every page of the listing. */
export async function listKeys(disk: Disk, kind: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(kind, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const item of page.objects) if (item.isFile && item.key.startsWith(`${kind}/`)) keys.push(item.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}
