import { createHash, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { decryptValue, encryptValue } from '../encrypted-value.ts';
import { BackupError } from './backup-error.ts';

/** First bytes of every object: format and version, then whether it is encrypted. */
const FORMAT = 'AAR1';
const HEADER_BYTES = FORMAT.length + 1;
const SHA256_BYTES = 32;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A key per object: content that was moved to another name does not decrypt. */
const deriveKey = (secret: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'aarambh', `backup ${name}`, 32));

const hash = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/**
 * Compresses an object of a backup, and encrypts it with AES-256-GCM under a key; without one it carries a SHA-256.
 * @param content at most some tens of MB: objects are small, so that each is authenticated as a whole
 */
export async function sealObject(name: string, content: Buffer, secret: string | undefined): Promise<Buffer> {
  const packed = await compress(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const header = Buffer.from(`${FORMAT}${secret ? 'E' : 'P'}`);
  return secret
    ? Buffer.concat([header, encryptValue(deriveKey(secret, name), packed)])
    : Buffer.concat([header, hash(packed), packed]);
}

/**
 * Opens what `sealObject` returned.
 * @throws {BackupError} when it is damaged, cut off, or encrypted with another key
 */
export async function openObject(name: string, sealed: Buffer, secret: string | undefined): Promise<Buffer> {
  const header = sealed.subarray(0, HEADER_BYTES).toString('latin1');
  const body = sealed.subarray(HEADER_BYTES);
  if (!header.startsWith(FORMAT)) throw new BackupError(`The backup is damaged: ${name} is not an object of a backup.`);
  if (header.endsWith('E')) {
    if (!secret) throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
    const packed = decryptValue(deriveKey(secret, name), body);
    if (!packed) throw new BackupError(`${name} cannot be decrypted: BACKUP_KEY is another key, or it is damaged.`);
    return await decompress(packed);
  }
  const packed = body.subarray(SHA256_BYTES);
  if (!hash(packed).equals(body.subarray(0, SHA256_BYTES))) throw new BackupError(`The backup is damaged: ${name}.`);
  return await decompress(packed);
}
