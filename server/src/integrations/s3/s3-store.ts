import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from '../../infra/files/file-store.ts';
import { CallError } from '../../lib/call-error.ts';
import { openS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

/** Timeout without any data, and for one transfer altogether. */
const IDLE_TIMEOUT_MS = 3_000;
const TRANSFER_TIMEOUT_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

interface StoreFailure extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** The error of the S3 client, which flydrive wraps. */
const causeOf = (error: unknown) => ((error as Error).cause ?? error) as StoreFailure;

const isMissing = (error: unknown) => causeOf(error).$metadata?.httpStatusCode === 404;

/** Any other error of the store is `unavailable` for the member; its name is logged. */
function unavailable(error: unknown): CallError {
  const { name, message } = causeOf(error);
  const cause = new Error(`the file store failed: ${name}: ${message}`);
  return new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, cause });
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw unavailable(error);
  });
}

/**
 * A file store in an S3-compatible service. A file is fetched completely before the first byte is passed on: a transfer that
 * breaks off becomes a 503, and slow readers hold no connection to the service.
 * @param idleTimeoutMs milliseconds without data after which a request fails
 */
export function openS3Store(settings: S3Settings, temporaryFolder: string, idleTimeoutMs = IDLE_TIMEOUT_MS): FileStore {
  const client = openS3Client(settings, { idleTimeoutMs, transferTimeoutMs: TRANSFER_TIMEOUT_MS });
  const disk = new Disk(new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }));

  return {
    async put(key, path) {
      const { size } = await stat(path);
      const bytes = createReadStream(path);
      try {
        await disk.putStream(key, bytes, { contentLength: size });
      } catch (error) {
        // What the service has stored nevertheless is not deleted: a request that timed out may arrive late and delete what
        // was stored meanwhile. Without a row it is an orphan, which is purged.
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
        await pipeline(bytes, copy, { signal: AbortSignal.timeout(TRANSFER_TIMEOUT_MS) }).catch(
          (error: { code?: string }) => {
            throw error.code === 'ENOSPC' ? error : unavailable(error);
          },
        );
        // An open file stays readable after it is unlinked, so nothing is left behind if the reader fails.
        return (await open(path)).createReadStream();
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (key) => orUnavailable(disk.delete(key)),
    async *list(kind) {
      let paginationToken: string | undefined;
      do {
        const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
        const page = await orUnavailable(disk.listAll(kind, options));
        for (const item of page.objects) if (item.isFile && item.key.startsWith(`${kind}/`)) yield item.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
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
