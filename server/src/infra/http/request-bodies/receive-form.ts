import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallDefinition } from '@aarambh/contract';
import type {} from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { busyError, CallError } from '../../../lib/call-error.ts';
import { networkPrefix } from '../rate-limit/network-prefix.ts';
import { type CountedBody, createBodyBudget } from './body-budget.ts';
import { discardUpload } from './discard-upload.ts';

/** Uploaded files in the temporary folder of this process: 50 of 5 MB. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Twelve of 5 MB at once from one address, behind which there may be an office. */
const MAX_BYTES_PER_CLIENT = 64 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** Of four threads: the others compress replies and read files, also while many uploads fill a slow disk. */
const CONCURRENT_WRITES = 2;

const countUpload = createBodyBudget({ maxBytes: MAX_BYTES, maxBytesPerClient: MAX_BYTES_PER_CLIENT });
const writeInTurn = pLimit(CONCURRENT_WRITES);

/** An uploaded file, complete in the temporary folder. `name` comes from the client: displayed, never trusted. */
export interface ReceivedFile {
  path: string;
  name: string;
  bytes: number;
}

/** Writes a file as it arrives. The uploads take turns, a chunk each; one that waits for its turn receives no more. */
async function writeFile(path: string, chunks: AsyncIterable<Buffer>, counted: CountedBody): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      counted.add(chunk.length);
      await writeInTurn(() => file.appendFile(chunk));
    }
  } finally {
    await file.close();
  }
}

/**
 * Receives a multipart form: its text fields, and one file, streamed to the temporary folder so that memory use is constant.
 * An upload of more than `maxBytes` is cut off; an incomplete one leaves no file. The bytes of all uploads whose file
 * is not deleted yet are limited, so that slow ones of many clients do not fill the disk: call `release` after deleting it.
 * @throws {CallError} too_large, bad_input; unavailable when the uploads take too much
 */
export async function receiveForm(
  reply: FastifyReply,
  file: NonNullable<CallDefinition['file']>,
  temporaryFolder: string,
): Promise<{ fields: Record<string, string>; file: ReceivedFile | undefined; release(): void }> {
  const { request } = reply;
  if (!request.isMultipart()) throw new CallError('unsupported_type');
  const fields: Record<string, string> = {};
  let received: ReceivedFile | undefined;
  let upload: CountedBody | undefined;
  const path = join(temporaryFolder, randomUUID());
  try {
    const limits = { fileSize: file.maxBytes, files: 1, fields: 10, fieldSize: file.maxFieldBytes ?? 1_000, parts: 11 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== file.field || received) {
        part.file.resume();
        throw new CallError('bad_input');
      }
      // Otherwise the stream would end only with the form, however much more the client sends.
      part.file.once('limit', () => part.file.destroy(new CallError('too_large', file.tooLarge)));
      const counted = countUpload(networkPrefix(request.ip), () => part.file.destroy(busyError(RETRY_AFTER_SECONDS)));
      upload = counted;
      await writeFile(path, part.file, counted);
      counted.complete();
      if (part.file.truncated) throw new CallError('too_large', file.tooLarge);
      const { size } = await stat(path);
      received = { path, name: part.filename ?? '', bytes: size };
    }
  } catch (error) {
    discardUpload(request.raw);
    await rm(path, { force: true });
    upload?.release();
    const code = (error as { code?: string }).code ?? '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new CallError('too_large', file.tooLarge);
    if (code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw new CallError('bad_input');
    if (
      error instanceof Error &&
      /form|multipart|header|boundary/i.test(error.message) &&
      !(error instanceof CallError)
    )
      throw new CallError('bad_input');
    throw error;
  }
  return { fields, file: received, release: () => upload?.release() };
}
