import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfObjectId } from './pdf-value.ts';

/** The entries of the encryption dictionary and the file identifier (ISO 32000-2 7.6.4), strings as Latin-1. */
export interface PdfEncryption {
  version: number;
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: string;
  user: string;
  userKey: string;
  ownerKey: string;
  encryptsMetadata: boolean;
  id: string;
  streams: PdfCipher;
  strings: PdfCipher;
}
export type PdfCipher = 'none' | 'rc4' | 'aes-128' | 'aes-256';

export interface PdfDecryptor {
  /** Undefined for whole blocks and padding that AES does not make: readers differ in what they keep of them. */
  decryptStream(bytes: Buffer, id: PdfObjectId): Buffer | undefined;
  /** All that readers may take the string for: they differ in what they do with wrong padding and with a wrong length. */
  decryptString(text: string, id: PdfObjectId): string[];
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** Bytes of a block of AES, and of the initialization vector before the first. */
const AES_BLOCK = 16;
/** A hash and the salts of password and key: entries U and O. */
const CHECK_BYTES = 48;
const KEY_BYTES = 32;
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL 3 no longer offers; old documents use it. */
function rc4(key: Buffer, input: Buffer): Buffer {
  const state = new Uint8Array(256);
  for (let i = 0; i < 256; i++) state[i] = i;
  const at = (i: number) => state[i] as number;
  for (let i = 0, j = 0; i < 256; i++) {
    const value = at(i);
    j = (j + value + (key[i % key.length] ?? 0)) & 0xff;
    state[i] = at(j);
    state[j] = value;
  }
  const output = Buffer.alloc(input.length);
  for (let n = 0, i = 0, j = 0; n < input.length; n++) {
    i = (i + 1) & 0xff;
    const value = at(i);
    j = (j + value) & 0xff;
    const other = at(j);
    state[i] = other;
    state[j] = value;
    output[n] = (input[n] as number) ^ at((value + other) & 0xff);
  }
  return output;
}

/** Decrypts a CBC stream that begins with its initialization vector; tolerates a missing last block, as viewers do. */
function decryptCbc(key: Buffer, bytes: Buffer): Buffer {
  const length = bytes.length - 16 - (bytes.length % 16);
  if (length <= 0) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes.subarray(16, 16 + length)), cipher.final()]);
}

/** File key for an empty user password, revisions 2 to 4 (algorithm 2), or undefined when it is not the password (6). */
function legacyKey(encryption: PdfEncryption): Buffer | undefined {
  const { revision, keyBytes, permissions, owner, user, id, encryptsMetadata } = encryption;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const parts = [PADDING, latin1(owner).subarray(0, 32), flags, latin1(id)];
  if (revision >= 4 && !encryptsMetadata) parts.push(Buffer.alloc(4, 0xff));
  let key = md5(...parts);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, revision === 2 ? 5 : keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(latin1(user).subarray(0, 32)) ? key : undefined;
  let check = rc4(key, md5(PADDING, latin1(id)));
  for (let i = 1; i < 20; i++) check = rc4(Buffer.from(key.map((byte) => byte ^ i)), check);
  return check.equals(latin1(user).subarray(0, 16)) ? key : undefined;
}

/**
 * Hash of an empty password: SHA-256 in revision 5, algorithm 2.B in revision 6.
 * @param user the first 48 bytes of U for the password of the owner, else empty
 */
function hashEmptyPassword(revision: number, salt: Buffer, user: Buffer): Buffer {
  let key = createHash('sha256').update(salt).update(user).digest();
  if (revision < 6) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => [key, user]).flat());
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(block);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] as string)
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** File key that an empty password unwraps, revisions 5 and 6 (algorithm 2.A), or undefined when it is not the password. */
function unwrapKey(revision: number, check: Buffer, wrapped: Buffer, user = Buffer.alloc(0)): Buffer | undefined {
  if (check.length < CHECK_BYTES || wrapped.length < KEY_BYTES) return undefined;
  if (!hashEmptyPassword(revision, check.subarray(32, 40), user).equals(check.subarray(0, 32))) return undefined;
  const key = hashEmptyPassword(revision, check.subarray(40, CHECK_BYTES), user);
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(wrapped.subarray(0, KEY_BYTES)), cipher.final()]);
}

/**
 * File key for an empty user password, revisions 5 and 6. MuPDF, Poppler and qpdf try an empty password as that of the owner
 * first: `different keys` if it is, and leads to another key.
 */
function modernKey({ revision, ...texts }: PdfEncryption): Buffer | 'different keys' | undefined {
  const user = latin1(texts.user);
  const key = unwrapKey(revision, user, latin1(texts.userKey));
  const ownerKey = unwrapKey(revision, latin1(texts.owner), latin1(texts.ownerKey), user.subarray(0, CHECK_BYTES));
  return key && ownerKey && !ownerKey.equals(key) ? 'different keys' : key;
}

/**
 * Opens an encrypted PDF with the empty user password, as every viewer does first: only an owner password restricts it.
 * @returns `locked` when a password is needed, or the encryption is not one of the standard security handler; `broken` when
 * viewers may decrypt with another key
 */
export function openPdfEncryption(encryption: PdfEncryption): PdfDecryptor | 'locked' | 'broken' {
  const { version, revision, keyBytes } = encryption;
  const isModern = version === 5 && (revision === 5 || revision === 6);
  // The key of revision 2 has 40 bits, too few for the AES of version 4.
  const isLegacy =
    (version === 4 ? revision === 4 : [1, 2].includes(version) && revision >= 2 && revision <= 4) &&
    keyBytes >= 5 &&
    keyBytes <= 16;
  if (!isModern && !isLegacy) return 'locked';
  const fileKey = isModern ? modernKey(encryption) : legacyKey(encryption);
  if (fileKey === 'different keys') return 'broken';
  if (!fileKey) return 'locked';

  const decrypt = (cipher: PdfCipher, bytes: Buffer, { object, generation }: PdfObjectId): Buffer => {
    if (cipher === 'none') return bytes;
    if (cipher === 'aes-256') return decryptCbc(fileKey, bytes);
    const id = Buffer.alloc(5);
    id.writeUIntLE(object & 0xffffff, 0, 3);
    id.writeUInt16LE(generation & 0xffff, 3);
    const salt = cipher === 'aes-128' ? [latin1('sAlT')] : [];
    const key = md5(fileKey, id, ...salt).subarray(0, Math.min(16, fileKey.length + 5));
    return cipher === 'rc4' ? rc4(key, bytes) : decryptCbc(key, bytes);
  };
  /** MuPDF, PDFium and pdf.js keep a last block whose padding is wrong. */
  const unpad = (bytes: Buffer): Buffer[] => {
    const padding = bytes.at(-1) ?? 0;
    return padding === 0 ? [bytes] : [bytes, bytes.subarray(0, bytes.length - Math.min(AES_BLOCK, padding))];
  };
  /** MuPDF takes a string that AES cannot have made as it is. */
  const isWholeAes = (text: string) => text.length >= 2 * AES_BLOCK && text.length % AES_BLOCK === 0;
  return {
    decryptStream: (bytes, id) => {
      const decrypted = decrypt(encryption.streams, bytes, id);
      if (!encryption.streams.startsWith('aes')) return decrypted;
      const padding = decrypted.at(-1) ?? 0;
      const end = decrypted.length - padding;
      const isPadded =
        padding >= 1 && padding <= AES_BLOCK && decrypted.subarray(end).every((byte) => byte === padding);
      return bytes.length % AES_BLOCK === 0 && isPadded ? decrypted.subarray(0, end) : undefined;
    },
    decryptString: (text, id) => {
      const { strings } = encryption;
      const decrypted = decrypt(strings, latin1(text), id);
      if (!strings.startsWith('aes')) return [decrypted.toString('latin1')];
      return [...unpad(decrypted).map((bytes) => bytes.toString('latin1')), ...(isWholeAes(text) ? [] : [text])];
    },
  };
}
