import { createCipheriv, createHash } from 'node:crypto';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const CRYPT_FILTER = '/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF';

/** AES-256 of revision 5 with an empty user password, and a file key of equal bytes. */
function makeEncryption(keyByte: number, filters = CRYPT_FILTER): string {
  const salts = Buffer.alloc(16, 1);
  const hash = (salt: Buffer) => createHash('sha256').update(salt).digest();
  const user = Buffer.concat([hash(salts.subarray(0, 8)), salts]);
  const cipher = createCipheriv('aes-256-cbc', hash(salts.subarray(8)), Buffer.alloc(16)).setAutoPadding(false);
  const userKey = cipher.update(Buffer.alloc(32, keyByte));
  return `<</Filter/Standard/V 5/R 5/Length 256/P -4/O${hex(Buffer.alloc(48))}/U${hex(user)}/UE${hex(userKey)}${filters}>>`;
}
function encryptString(text: string, keyByte = 0): string {
  const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32, keyByte), Buffer.alloc(16));
  return hex(Buffer.concat([Buffer.alloc(16), cipher.update(text), cipher.final()]));
}

const ID = '/ID[<00><00>]';
const trailer = (entries: string) => `\ntrailer\n<</Size 20/Root 1 0 R${entries}>>\n`;
const linkTo = (address: string) => object(6, `<</S/URI/URI${address}>>`);
/** A link to a program, encrypted by the key of byte 0. */
const PROGRAM = linkTo(encryptString('ms-msdt:x'));
const WEB_PAGE = linkTo(encryptString('https://example.com'));
const withEncryption = (objects: string, last: string, ...earlier: string[]) =>
  make.makePdf({
    objects: objects + earlier.map(trailer).join(''),
    trailer: last,
  });
const DIFFERENT_FILTERS = CRYPT_FILTER.replace('/StrF/StdCF', '/StrF/Identity');
const objectStream = (data: string) =>
  `9 0 obj\n<</Type/ObjStm/N 1/First 5/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;

/** PDFs that viewers may decrypt in different ways, and genuine encrypted ones that resemble them. */
export const encryptedPdfs: SampleRow[] = [
  [
    'trailers with different encryptions',
    () =>
      withEncryption(
        PROGRAM + object(10, makeEncryption(0)) + object(11, makeEncryption(1)),
        `/Encrypt 11 0 R${ID}`,
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'trailers with different encryptions, in the other order',
    () =>
      withEncryption(
        PROGRAM + object(10, makeEncryption(0)) + object(11, makeEncryption(1)),
        `/Encrypt 10 0 R${ID}`,
        `/Encrypt 11 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'encryption defined in two ways',
    () =>
      withEncryption(PROGRAM + object(10, makeEncryption(1)) + object(10, makeEncryption(0)), `/Encrypt 10 0 R${ID}`),
    'broken',
  ],
  [
    'two encryptions of one trailer',
    () => withEncryption(PROGRAM, `/Encrypt${makeEncryption(1)}/Encrypt${makeEncryption(0)}${ID}`),
    'broken',
  ],
  [
    'encryption with two filters of strings',
    () =>
      withEncryption(PROGRAM + object(10, makeEncryption(0, `/StrF/Identity${CRYPT_FILTER}`)), `/Encrypt 10 0 R${ID}`),
    'broken',
  ],
  [
    'encryption whose filter has two methods',
    () =>
      withEncryption(
        PROGRAM + object(10, makeEncryption(0, CRYPT_FILTER.replace('/CFM', '/CFM/None/CFM'))),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'encryption with two filters of one name',
    () =>
      withEncryption(
        PROGRAM + object(10, makeEncryption(0, CRYPT_FILTER.replace('/StdCF<<', '/StdCF<</CFM/None>>/StdCF<<'))),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'encryption with a string by two definitions',
    () =>
      withEncryption(
        `${PROGRAM}${object(10, makeEncryption(1).replace(/\/UE<\w+>/, '/UE 11 0 R'))}${[1, 0].map((key) => object(11, /\/UE(<\w+>)/.exec(makeEncryption(key))?.[1] ?? '')).join('')}`,
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'encryption in an object stream too',
    () =>
      withEncryption(
        linkTo(encryptString('ms-msdt:x')) +
          object(10, makeEncryption(1, '/CF<</A<</CFM/AESV3>>>>/StrF/A')) +
          objectStream(`10 0 ${makeEncryption(0)}`),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  [
    'trailer without encryption',
    () => withEncryption(linkTo('(ms-msdt:x)') + object(10, makeEncryption(0)), '', `/Encrypt 10 0 R${ID}`),
    'broken',
  ],
  [
    'encryption that is nothing in one definition',
    () =>
      withEncryption(
        linkTo('(ms-msdt:x)') + object(10, 'null') + object(10, makeEncryption(0)),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  ['generation beyond 16 bits', () => make.makePdf({ objects: '6 65536 obj\n(x)\nendobj\n' }), 'broken'],
  // What must be accepted.
  [
    'encryption repeated by an update',
    () =>
      withEncryption(
        WEB_PAGE + object(10, makeEncryption(0)) + object(10, makeEncryption(0)),
        `/Encrypt 10 0 R${ID}`,
        `/Encrypt 10 0 R/ID[<00><01>]`,
      ),
    'pdf',
  ],
  [
    'equal encryptions of two trailers',
    () =>
      withEncryption(
        WEB_PAGE + object(10, makeEncryption(0)),
        `/Encrypt${makeEncryption(0)}${ID}`,
        `/Encrypt 10 0 R${ID}`,
      ),
    'pdf',
  ],
  [
    'encryption of strings only',
    () =>
      withEncryption(
        WEB_PAGE + object(10, makeEncryption(0, CRYPT_FILTER.replace('/StmF/StdCF', ''))),
        `/Encrypt 10 0 R${ID}`,
      ),
    'pdf',
  ],
  [
    'encryption of streams only',
    () =>
      withEncryption(
        linkTo('(https://example.com)') + object(10, makeEncryption(0, DIFFERENT_FILTERS)),
        `/Encrypt 10 0 R${ID}`,
      ),
    'pdf',
  ],
  [
    'update whose trailer has no catalog and no encryption',
    () =>
      make.makePdf({
        objects: `${WEB_PAGE}${object(10, makeEncryption(0))}\ntrailer\n<</Size 20/Prev 9>>\n`,
        trailer: `/Encrypt 10 0 R${ID}`,
      }),
    'pdf',
  ],
];
