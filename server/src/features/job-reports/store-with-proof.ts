import { rm } from 'node:fs/promises';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { storeFileWithRow } from '../../infra/files/store-file-with-row.ts';
import { isFileChosen } from '../../infra/http/request-bodies/is-file-chosen.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { convertUploadedImage } from '../profile/index.ts';

/** Kind of the stored proofs. */
export const PROOF_FILES = 'report-proofs';

/**
 * Stores the picture that proves a report, if there is one, in one transaction with the rows that `write` inserts.
 * Removes the files whose keys `write` returns as unused.
 * @throws {CallError} unsupported_type or too_large for a picture that is not accepted
 */
export async function storeWithProof<T>(
  context: AppContext,
  file: ReceivedFile | undefined,
  write: (
    tx: Db,
    proof: { fileKey: string; contentType: string } | undefined,
  ) => Promise<{ result: T; unusedKeys: string[] }>,
): Promise<T> {
  if (!isFileChosen(file)) {
    const { result, unusedKeys } = await context.db.transaction().execute((tx) => write(tx, undefined));
    await Promise.allSettled(unusedKeys.map((key) => context.files.remove(key)));
    return result;
  }
  const convertedPath = `${file.path}.converted`;
  try {
    const { contentType, extension } = await convertUploadedImage(context, file.path, convertedPath);
    const converted = { kind: PROOF_FILES, extension, path: convertedPath };
    return await storeFileWithRow(context, converted, (tx, fileKey) => write(tx, { fileKey, contentType }));
  } finally {
    await rm(convertedPath, { force: true });
  }
}
