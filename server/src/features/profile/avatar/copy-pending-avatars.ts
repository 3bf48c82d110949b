import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../../app-context.ts';
import { listPendingAvatars } from './avatar.queries.ts';

/** Copies the avatars that wait for review into a folder, oldest first; returns their file names, such as `42.webp`. */
export async function copyPendingAvatars({ db, files, log }: AppContext, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names: string[] = [];
  for (const { id, fileKey } of await listPendingAvatars(db)) {
    const stream = await files.read(fileKey);
    if (!stream) {
      log.error({ avatarId: id }, 'the file of an avatar is missing');
      continue;
    }
    const name = `${id}.${fileKey.split('.').at(-1)}`;
    await pipeline(stream, createWriteStream(join(folder, name), { mode: 0o600 }));
    names.push(name);
  }
  return names;
}
