import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from '../../infra/files/file-store.ts';
import { listKeys } from '../../infra/files/list-keys.ts';
import { CallError } from '../../lib/call-error.ts';
import type { S3Settings } from './s3-settings.ts';

/** How long the store may be silent, and how long one transfer may take altogether. */
const SILENCE_MS = 3_000;
const TRANSFER_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

const silent = () => undefined;

interface StoreFailure extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** What the store itself said: flydrive wraps it in an error of its own. */
const reasonOf = (error: unknown) => ((error as Error).cause ?? error) as StoreFailure;

const isMissing = (error: unknown) => reasonOf(error).$metadata?.httpStatusCode === 404;

/** Whatever is wrong with the store, no upload of a person can mend it: its name goes to the log. */
function unavailable(error: unknown): CallError {
  const { name, message } = reasonOf(error);
  const cause = new Error(`the file store failed: ${name}: ${message}`);
  return new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, cause });
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw unavailable(error);
  });
}

/**
 * Keeps files in an S3-compatible store. A file is fetched whole before anybody gets a byte of it: a store that breaks
 * off is a clear 503, and slow readers hold no connection to it.
 * @param silenceMs after how long without a sign a store counts as hung
 */
export function openS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  temporaryFolder: string,
  silenceMs = SILENCE_MS,
): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // What went wrong is told by the error; the client would print it as well.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Other makers' stores know few of these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: silenceMs,
      socketTimeout: silenceMs,
      requestTimeout: TRANSFER_MS,
      throwOnRequestTimeout: true,
    },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    async put(key, path) {
      const { size } = await stat(path);
      const bytes = createReadStream(path);
      try {
        await disk.putStream(key, bytes, { contentLength: size });
      } catch (error) {
        // Not every maker's store takes a file whole or not at all. Not waited for: it may be hung.
        void disk.delete(key).catch(() => undefined);
        throw unavailable(error);
      } finally {
        bytes.destroy();
      }
    },
    async read(key) {
      let bytes: Readable;
      try {
        bytes = await disk.getStream(key);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unavailable(error);
      }
      const path = join(temporaryFolder, randomUUID());
      try {
        const copy = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        await pipeline(bytes, copy, { signal: AbortSignal.timeout(TRANSFER_MS) }).catch((error: { code?: string }) => {
          throw error.code === 'ENOSPC' ? error : unavailable(error);
        });
        // Opened, it can be read although its name is gone: nothing is left behind, whatever becomes of the reader.
        return (await open(path)).createReadStream();
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (key) => orUnavailable(disk.delete(key)),
    list: (kind) => orUnavailable(listKeys(disk, kind)),
    async changedAt(key) {
      try {
        return (await disk.getMetaData(key)).lastModified;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unavailable(error);
      }
    },
  };
}
