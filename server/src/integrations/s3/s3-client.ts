import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

const ignore = () => undefined;

/**
 * Opens a client of an S3-compatible service.
 * @param limits milliseconds without any data, and for one transfer altogether, after which a request fails
 */
export const openS3Client = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { idleTimeoutMs, transferTimeoutMs }: { idleTimeoutMs: number; transferTimeoutMs: number },
): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Errors are logged by us; the client would print them as well.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Few other S3-compatible services support these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: idleTimeoutMs,
      socketTimeout: idleTimeoutMs,
      requestTimeout: transferTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
