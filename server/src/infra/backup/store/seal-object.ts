import { createHash, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { decryptValue, encryptValue } from '../../encrypted-value.ts';
import { UnreadableObjectError } from '../backup-error.ts';

/** First bytes of every object: format and version, then how it is sealed. */
const FORMAT = 'AAR1';
const PLAIN = 'P';
const ENCRYPTED = 'K';
/** As ENCRYPTED, but without the id of the key: written by the first release with backups. */
const ENCRYPTED_WITHOUT_ID = 'E';
const HEADER_BYTES = FORMAT.length + 1;
const KEY_ID_BYTES = 8;
const SHA256_BYTES = 32;
const NO_KEY = 'none';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'aarambh', purpose, bytes));

/** A key per object: content that was moved to another name does not decrypt. */
const deriveKey = (secret: string, name: string): Buffer => derive(secret, `backup ${name}`, 32);

/** Id of a key, which tells two keys apart and does not reveal them; `none` without encryption. */
export const keyIdOf = (secret: string | undefined): string =>
  secret === undefined ? NO_KEY : derive(secret, 'backup key id', KEY_ID_BYTES).toString('hex');

const hash = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/**
 * Compresses an object of a backup, and encrypts it with AES-256-GCM under a key; without one it carries a SHA-256.
 * @param content at most some tens of MB: objects are small, so that each is authenticated as a whole
 */
export async function sealObject(name: string, content: Buffer, secret: string | undefined): Promise<Buffer> {
  const packed = await compress(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  if (secret === undefined) return Buffer.concat([Buffer.from(`${FORMAT}${PLAIN}`), hash(packed), packed]);
  const header = Buffer.concat([Buffer.from(`${FORMAT}${ENCRYPTED}`), Buffer.from(keyIdOf(secret), 'hex')]);
  return Buffer.concat([header, encryptValue(deriveKey(secret, name), packed)]);
}

function decrypt(name: string, body: Buffer, secrets: readonly string[]): Buffer {
  if (secrets.length === 0)
    throw new UnreadableObjectError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  const id = body.subarray(0, KEY_ID_BYTES).toString('hex');
  const secret = secrets.find((each) => keyIdOf(each) === id);
  if (!secret)
    throw new UnreadableObjectError(
      `${name} is encrypted with another key: set BACKUP_KEY or BACKUP_KEY_PREVIOUS to the key that it was made with.`,
    );
  const packed = decryptValue(deriveKey(secret, name), body.subarray(KEY_ID_BYTES));
  if (!packed) throw new UnreadableObjectError(`The backup is damaged: ${name} cannot be decrypted.`);
  return packed;
}

function decryptWithoutId(name: string, body: Buffer, secrets: readonly string[]): Buffer {
  for (const secret of secrets) {
    const packed = decryptValue(deriveKey(secret, name), body);
    if (packed) return packed;
  }
  throw new UnreadableObjectError(`${name} cannot be decrypted: BACKUP_KEY is another key, or it is damaged.`);
}

function unpack(name: string, sealed: Buffer, secrets: readonly string[]): Buffer {
  const header = sealed.subarray(0, HEADER_BYTES).toString('latin1');
  const body = sealed.subarray(HEADER_BYTES);
  if (header === `${FORMAT}${ENCRYPTED}`) return decrypt(name, body, secrets);
  if (header === `${FORMAT}${ENCRYPTED_WITHOUT_ID}`) return decryptWithoutId(name, body, secrets);
  const packed = body.subarray(SHA256_BYTES);
  if (header !== `${FORMAT}${PLAIN}` || !hash(packed).equals(body.subarray(0, SHA256_BYTES)))
    throw new UnreadableObjectError(`The backup is damaged: ${name} is not what was stored.`);
  return packed;
}

/**
 * Opens what `sealObject` returned.
 * @param secrets the keys that it may be encrypted with
 * @throws {UnreadableObjectError} when it is damaged, cut off, or encrypted with another key
 */
export const openObject = async (name: string, sealed: Buffer, secrets: readonly string[]): Promise<Buffer> =>
  await decompress(unpack(name, sealed, secrets));
