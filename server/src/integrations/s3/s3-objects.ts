import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { openS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

/** Long, as no request waits for a backup, and its line may be slow. */
const LIMITS = { idleTimeoutMs: 30_000, transferTimeoutMs: 10 * 60_000 };

/**
 * Objects of a bucket that are held in memory as a whole, such as those of backups. The service checks the MD5 of what
 * arrives. Nothing is deleted when storing fails: a late request cannot remove what a repetition has stored.
 */
export function openS3Objects(settings: S3Settings, limits = LIMITS) {
  const client = openS3Client(settings, limits);
  const { bucket: Bucket } = settings;
  return {
    async write(key: string, content: Buffer): Promise<void> {
      const md5 = createHash('md5').update(content).digest('base64');
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content, ContentMD5: md5 }));
    },
    async read(key: string): Promise<Buffer | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined;
        throw error;
      }
    },
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list(prefix: string): AsyncGenerator<string, undefined> {
      let token: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}/`, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        token = page.NextContinuationToken;
      } while (token);
    },
  };
}
