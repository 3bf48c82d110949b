import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../app-context.ts';
import type { DocumentKind } from './documents/index.ts';

/** Re-rendered pages: JPEG pictures in base64, with their text. */
export interface StoredPages {
  pages: { picture: string; text: string }[];
  pageCount: number;
}

/**
 * Draws the first pages of a stored document as pictures (decision 32), with their text for search and screen readers. A
 * text in a script without a font here has no picture.
 * @param original the content of the stored file
 * @returns undefined when it cannot be drawn @throws {CallError} unavailable while too many are drawn
 */
export async function drawStoredDocument(
  { files, fileWorkers }: Pick<AppContext, 'files' | 'fileWorkers'>,
  original: Readable,
  kind: DocumentKind,
  signal: AbortSignal | undefined,
): Promise<StoredPages | undefined> {
  const path = join(files.temporaryFolder, randomUUID());
  const folder = join(files.temporaryFolder, randomUUID());
  try {
    await pipeline(original, createWriteStream(path, { mode: 0o600 }));
    await mkdir(folder, { mode: 0o700 });
    const drawn = await fileWorkers.drawPages(path, kind, folder, signal);
    if (!drawn.ok) return undefined;
    const pages = drawn.pages.map(async ({ file, text }) => ({
      picture: file ? await readFile(file, 'base64') : '',
      text,
    }));
    return { pages: await Promise.all(pages), pageCount: drawn.pageCount };
  } finally {
    await Promise.all([path, folder].map((made) => rm(made, { force: true, recursive: true })));
  }
}
