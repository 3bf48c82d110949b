import { openPdfEncryption, type PdfCipher, type PdfDecryptor } from './pdf-encryption.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import { isDictionary, isString, type PdfDictionary } from './pdf-value.ts';

/** The cipher that a crypt filter names (ISO 32000-2 7.6.6). */
function cipherOf(table: PdfObjectTable, encrypt: PdfDictionary, version: number, key: string): PdfCipher | undefined {
  if (version < 4) return 'rc4';
  const wanted = table.namesOf(encrypt, key)[0] ?? 'Identity';
  if (wanted === 'Identity') return 'none';
  const filter = table
    .valuesOf(encrypt, 'CF')
    .filter(isDictionary)
    .flatMap((filters) => table.valuesOf(filters, wanted))
    .find(isDictionary);
  const method = filter && table.namesOf(filter, 'CFM')[0];
  return ({ None: 'none', V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256' } as const)[method ?? ''];
}

/** Opens the encryption that a trailer names; undefined when a password is needed. */
function openTrailer(table: PdfObjectTable, trailer: PdfDictionary): PdfDecryptor | undefined {
  const values = table.valuesOf(trailer, 'Encrypt');
  const encrypt = values.find(isDictionary);
  if (!encrypt || values.length > 1 || !table.namesOf(encrypt, 'Filter').includes('Standard')) return undefined;
  const stringOf = (key: string) => table.valuesOf(encrypt, key).find(isString)?.text ?? '';
  const version = table.numberOf(encrypt, 'V') ?? 0;
  const id =
    table
      .valuesOf(trailer, 'ID')
      .find(Array.isArray)
      ?.flatMap((item) => table.resolve(item))[0] ?? null;
  const streams = cipherOf(table, encrypt, version, 'StmF');
  const strings = cipherOf(table, encrypt, version, 'StrF');
  if (!streams || !strings) return undefined;
  return openPdfEncryption({
    version,
    revision: table.numberOf(encrypt, 'R') ?? 0,
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : (table.numberOf(encrypt, 'Length') ?? 40) / 8,
    permissions: table.numberOf(encrypt, 'P') ?? 0,
    owner: stringOf('O'),
    user: stringOf('U'),
    userKey: stringOf('UE'),
    encryptsMetadata: !table.namesOf(encrypt, 'EncryptMetadata').includes('false'),
    id: isString(id) ? id.text : '',
    streams,
    strings,
  });
}

/**
 * Opens the encryption of a PDF with the empty user password.
 * @returns undefined when the file is not encrypted, 'locked' when it needs a password, 'broken' when its trailers differ in
 *   whether or how it is encrypted, so that viewers may read other strings
 */
export function openPdfDecryptor(
  dictionaries: readonly PdfDictionary[],
  table: PdfObjectTable,
): PdfDecryptor | 'locked' | 'broken' | undefined {
  const has = ({ entries }: PdfDictionary, wanted: string) => entries.some(([key]) => key === wanted);
  const encrypted = dictionaries.filter((trailer) => has(trailer, 'Encrypt'));
  let opened: PdfDecryptor | undefined;
  for (const trailer of encrypted) {
    opened = openTrailer(table, trailer);
    if (!opened) return 'locked';
  }
  if (opened && dictionaries.some((trailer) => has(trailer, 'Root') && !has(trailer, 'Encrypt'))) return 'broken';
  return opened;
}
