import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../../app-context.ts';
import { listPendingPictures } from './picture.queries.ts';

/** Copies the pictures that wait for our staff into a folder, oldest first; answers their file names, such as `42.webp`. */
export async function copyPendingPictures({ db, files, log }: AppContext, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names: string[] = [];
  for (const { id, fileKey } of await listPendingPictures(db)) {
    const stream = await files.read(fileKey);
    if (!stream) {
      log.error({ pictureId: id }, 'a picture has lost its file');
      continue;
    }
    const name = `${id}.${fileKey.split('.').at(-1)}`;
    await pipeline(stream, createWriteStream(join(folder, name), { mode: 0o600 }));
    names.push(name);
  }
  return names;
}
