import { createCipheriv, createHash } from 'node:crypto';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const hex = (bytes: Buffer | string) => `<${Buffer.from(bytes).toString('hex')}>`;
const linkTo = (address: string) => make.makePdf({ objects: object(6, `<</S/URI/URI${address}>>`) });
const utf16 = (text: string) => hex(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());

const FILTERS = '/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF';
const NOTHING = Buffer.alloc(0);
type Hash = (salt: Buffer, user: Buffer) => Buffer;
const hash5: Hash = (salt, user) => createHash('sha256').update(salt).update(user).digest();
/** Algorithm 2.B of ISO 32000-2, for an empty password. */
const hash6: Hash = (salt, user) => {
  let key = hash5(salt, user);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => [key, user]).flat());
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(block);
    const method = ['sha256', 'sha384', 'sha512'][encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3];
    key = createHash(method as string)
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};
const wrap = (key: Buffer, wrapped: Buffer) =>
  createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false).update(wrapped);

/** AES-256 in which the empty password is that of user and owner, each with a key of equal bytes. */
function makeEncryption(revision: 5 | 6, userByte: number, ownerByte: number): string {
  const hash = revision === 6 ? hash6 : hash5;
  const salts = [1, 2, 3, 4].map((byte) => Buffer.alloc(8, byte)) as [Buffer, Buffer, Buffer, Buffer];
  const user = Buffer.concat([hash(salts[0], NOTHING), salts[0], salts[1]]);
  const owner = Buffer.concat([hash(salts[2], user), salts[2], salts[3]]);
  const userKey = wrap(hash(salts[1], NOTHING), Buffer.alloc(32, userByte));
  const ownerKey = wrap(hash(salts[3], user), Buffer.alloc(32, ownerByte));
  return `<</Filter/Standard/V 5/R ${revision}/Length 256/P -4/O${hex(owner)}/U${hex(user)}/OE${hex(ownerKey)}/UE${hex(userKey)}${FILTERS}>>`;
}
function encryptString(text: string, keyByte: number): string {
  const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32, keyByte), Buffer.alloc(16));
  return hex(Buffer.concat([Buffer.alloc(16), cipher.update(text), cipher.final()]));
}
const ID = '/ID[<00><00>]';
const encryptedPdf = (revision: 5 | 6, ownerByte: number) =>
  make.makePdf({
    objects:
      object(6, `<</S/URI/URI${encryptString(ownerByte ? 'ms-msdt:x' : 'https://example.com', ownerByte)}>>`) +
      object(10, makeEncryption(revision, 0, ownerByte)),
    trailer: `/Encrypt 10 0 R${ID}`,
  });
/** A document with strings that are not decrypted by a viewer that does not find the encryption. */
const undecrypted = (address: string, id = 10) =>
  make.makePdf({
    objects: object(6, `<</S/URI/URI${address}>>`) + object(id, makeEncryption(6, 0, 0)),
    trailer: `/Encrypt ${id} 0 R${ID}`,
  });
/** As long as a string of AES. */
const DRIVE = '(C:/Windows/System32/././calc.exe)';
const RELATIVE = '(..\\\\..\\\\windows\\\\System32\\\\xcalc.exe)';

/** PDFs whose strings, names and keys viewers read in different ways, and genuine ones that resemble them. */
export const disguisedStrings: SampleRow[] = [
  ...([5, 6] as const).flatMap((revision): SampleRow[] => [
    [`owner with another key, revision ${revision}`, () => encryptedPdf(revision, 1), 'broken'],
    [`owner with the same key, revision ${revision}`, () => encryptedPdf(revision, 0), 'pdf'],
  ]),
  ['link with the code of a language, UTF-16', () => linkTo(utf16('../calc.e\u001ben\u001bxe')), 'active'],
  ['link with the code of a language, UTF-8', () => linkTo(hex('\ufeff../calc.e\u001benIN\u001bxe')), 'active'],
  ['link with half a code of a language', () => linkTo(utf16('https://\u001bexample.com')), 'active'],
  ['link of UTF-16', () => linkTo(utf16('https://example.com')), 'pdf'],
  ['link with a character that is no digit', () => linkTo('<68747470G733A2F2F61>'), 'broken'],
  ['link of digits and blanks', () => linkTo('<68 74 74 70 73\n3A2F2F61>'), 'pdf'],
  ['name with an escape of one digit', () => make.makePdf({ objects: object(6, '<</S/JavaScri#7zt>>') }), 'broken'],
  ['name with an escape of no digit', () => make.makePdf({ objects: object(6, '<</S/JavaScri#zt>>') }), 'broken'],
  ['drive that is not decrypted', () => undecrypted(DRIVE), 'active'],
  ['relative path that is not decrypted', () => undecrypted(RELATIVE), 'active'],
  [
    'encryption with a number beyond the limit of PDFium',
    () => undecrypted(encryptString('https://example.com', 0), 5_000_000),
    'broken',
  ],
];
