import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const CRYPT_FILTER = '/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF';

/** AES-256 of revision 5 with an empty user password, and a file key of equal bytes. */
function makeEncryption(keyByte: number, filters = CRYPT_FILTER, ofOwner?: { keyByte: number }): string {
  const salts = Buffer.alloc(16, 1);
  const hash = (salt: Buffer) => createHash('sha256').update(salt).digest();
  const user = Buffer.concat([hash(salts.subarray(0, 8)), salts]);
  const cipher = createCipheriv('aes-256-cbc', hash(salts.subarray(8)), Buffer.alloc(16)).setAutoPadding(false);
  const userKey = cipher.update(Buffer.alloc(32, keyByte));
  const ownerHash = (salt: Buffer) => createHash('sha256').update(salt).update(user).digest();
  const owner = ofOwner ? Buffer.concat([ownerHash(salts.subarray(0, 8)), salts]) : Buffer.alloc(48);
  const ownerCipher = createCipheriv('aes-256-cbc', ownerHash(salts.subarray(8)), Buffer.alloc(16)).setAutoPadding(
    false,
  );
  const ownerKey = ofOwner ? `/OE${hex(ownerCipher.update(Buffer.alloc(32, ofOwner.keyByte)))}` : '';
  return `<</Filter/Standard/V 5/R 5/Length 256/P -4/O${hex(owner)}${ownerKey}/U${hex(user)}/UE${hex(userKey)}${filters}>>`;
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

const TABLE_OBJECTS = [1, 2, 3, 4, 6];
/** A table of all objects; the encryption has a given entry, or none. */
const tableOf =
  (encryption?: { offset: boolean }) =>
  (text: string): string => {
    const entryOf = (id: number) =>
      `${id} 1\n${String(text.indexOf(`\n${id} 0 obj`) + 1).padStart(10, '0')} 00000 n \n`;
    const last = encryption ? (encryption.offset ? entryOf(10) : '10 1\n0000000000 00001 f \n') : '';
    return `xref\n0 1\n0000000000 65535 f \n${TABLE_OBJECTS.map(entryOf).join('')}${last}`;
  };
/** A document with the cross-reference table that is made for it. */
function withTable(objects: string, entries: string, makeTable: (text: string) => string): Buffer {
  const text = make.makePdf({ objects }).toString('latin1');
  const body = text.slice(0, text.indexOf('xref\n'));
  return Buffer.from(
    `${body}${makeTable(body)}trailer\n<</Size 20/Root 1 0 R${entries}>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** An object stream that is encrypted and compressed; these bytes take the place of the initialization vector. */
function encryptedObjects(data: string, vector: string): string {
  const iv = Buffer.from(vector.padEnd(16));
  const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32), iv);
  const bytes = Buffer.concat([iv, cipher.update(deflateSync(data)), cipher.final()]);
  return `9 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
}

/** RC4, which OpenSSL 3 no longer offers. */
function rc4(key: Buffer, input: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, i) => i);
  let j = 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  j = 0;
  const output = input.map((byte, n) => {
    const i = (n + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  });
  return Buffer.from(output);
}
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const KEY = md5(PADDING, Buffer.alloc(32), Buffer.from([0xfc, 0xff, 0xff, 0xff]), Buffer.alloc(1)).subarray(0, 5);
/** Encryption of 40 bits, whose key depends on number and generation of the object. */
const ENCRYPTION_40 = object(
  10,
  `<</Filter/Standard/V 1/R 2/P -4/O${hex(Buffer.alloc(32))}/U${hex(rc4(KEY, PADDING))}>>`,
);
/** AES-128 with the key of 40 bits of revision 2, which no version has. */
const AES_OF_40_BITS = object(
  10,
  `<</Filter/Standard/V 4/R 2/P -4/O${hex(Buffer.alloc(32))}/U${hex(rc4(KEY, PADDING))}/CF<</StdCF<</CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>`,
);
/** A link encrypted as object 6. */
const encryptedLink = (address: string, generation = 0) =>
  `<</S/URI/URI${hex(rc4(md5(KEY, Buffer.from([6, 0, 0, generation, 0])).subarray(0, 10), Buffer.from(address)))}>>`;

/** A link encrypted in 40 bits, with the generation that its table has. */
const makeLinkOfGeneration = (written: number, listed: number, encrypted = listed) =>
  withTable(
    `6 ${written} obj\n${encryptedLink('ms-msdt:x', encrypted)}\nendobj\n${ENCRYPTION_40}`,
    `/Encrypt 10 0 R${ID}`,
    (text) => {
      const offset = String(text.indexOf(`\n6 ${written} obj`) + 1).padStart(10, '0');
      return `${tableOf({ offset: true })(text)}6 1\n${offset} ${String(listed).padStart(5, '0')} n \n`;
    },
  );

/** A link encrypted in 40 bits as object 6, that is written as object 16. */
function makeLinkOfAnotherNumber(address: string): Buffer {
  const text = make.makePdf({
    objects: object(16, encryptedLink(address)) + ENCRYPTION_40,
    trailer: `/Encrypt 10 0 R${ID}`,
  });
  const offset = String(text.indexOf('16 0 obj') + 1).padStart(10, '0');
  return Buffer.concat([text, Buffer.from(`xref\n6 1\n${offset} 00000 n \nstartxref\n${text.length}\n%%EOF\n`)]);
}

/** A text of whole blocks, without padding or with a wrong one. */
function encryptBlocks(text: string): string {
  const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32), Buffer.alloc(16)).setAutoPadding(false);
  return hex(Buffer.concat([Buffer.alloc(16), cipher.update(Buffer.from(text, 'latin1')), cipher.final()]));
}
/** An object stream that is encrypted and not compressed: an action, and last the name of its kind. */
function encryptedAction(entries: string, kind: string): string {
  const action = `<</S 7 0 R${entries}>>`;
  const head = `6 0 7 ${action.length + 1} `;
  const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32), Buffer.alloc(16));
  const bytes = Buffer.concat([Buffer.alloc(16), cipher.update(`${head}${action} ${kind}`), cipher.final()]);
  return `9 0 obj\n<</Type/ObjStm/N 2/First ${head.length}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
}
const withAction = (entries: string, kind: string) =>
  withEncryption(encryptedAction(entries, kind) + object(10, makeEncryption(0)), `/Encrypt 10 0 R${ID}`);
const withLink = (address: string) =>
  withEncryption(linkTo(address) + object(10, makeEncryption(0)), `/Encrypt 10 0 R${ID}`);

/** PDFs that viewers may decrypt in different ways, and genuine encrypted ones that resemble them. */
export const encryptedPdfs: SampleRow[] = [
  [
    'AES with the key of another revision',
    () =>
      make.makePdf({
        objects: linkTo(`(${'0123456789'.repeat(4)})`) + AES_OF_40_BITS,
        trailer: `/Encrypt 10 0 R${ID}`,
      }),
    'locked',
  ],
  ...[
    'ms-msdt:/id pcwd',
    'ms-msdt:/id pcw\x10',
    'ms-msdt:/id pcw\x05',
    'ms-msdt:/id pcw\0',
    'javascript:a();/',
    String.raw`\\host\share\abc`,
    'file://host/abcd',
  ].map(
    (address): SampleRow => [
      `an encrypted link without the padding of its last block: ${JSON.stringify(address)}`,
      () => withLink(encryptBlocks(address)),
      'active',
    ],
  ),
  ...[
    '(C:/Windows/System32/calc.exe)',
    '(C:/Windows/System32/abc/calc.exe)',
    String.raw`(..\\..\\Windows\\calc.exe)`,
    '(ms-msdt:x)',
  ].map(
    (address): SampleRow => [
      `a link that cannot be encrypted, in an encrypted file: ${address}`,
      () => withLink(address),
      'active',
    ],
  ),
  [
    'a name that padding follows, in an encrypted object stream: Launch',
    () => withAction('/F(x.pdf)', '/Launch'),
    'macros',
  ],
  [
    'a name that padding follows, in an encrypted object stream: GoToR',
    () => withAction('/F(x.pdf)/D[0/Fit]', '/GoToR'),
    'active',
  ],
  ...(
    [
      ['another key', 1, PROGRAM, 'broken'],
      ['the same key', 0, PROGRAM, 'active'],
      ['the same key, of a web page', 0, WEB_PAGE, 'pdf'],
    ] as const
  ).map(
    ([title, keyByte, link, expected]): SampleRow => [
      `an empty owner password that opens ${title}`,
      () => withEncryption(link + object(10, makeEncryption(0, CRYPT_FILTER, { keyByte })), `/Encrypt 10 0 R${ID}`),
      expected,
    ],
  ),
  [
    'a link whose action is the encryption',
    () =>
      withEncryption(
        object(6, '<</Type/Annot/Subtype/Link/A 10 0 R>>') +
          object(10, makeEncryption(0).replace('<<', '<</S/URI/URI(C:/Windows/System32/calc.exe)')),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  ['an encrypted web page with whole blocks of padding', () => withLink(encryptString('https://a.co/abc')), 'pdf'],
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
  ['address that is encrypted by the number of a table', () => makeLinkOfAnotherNumber('ms-msdt:x'), 'active'],
  // An encryption that some viewers do not find, so that they read strings as they are.
  ...(
    [
      ['is free in a table', '10 0 R', tableOf({ offset: false })],
      ['is in no table', '10 0 R', tableOf()],
      ['has another generation', '10 7 R', tableOf({ offset: true })],
    ] as const
  ).map(
    ([title, reference, makeTable]): SampleRow => [
      `address for viewers for which the encryption ${title}`,
      () => {
        const objects = `${linkTo('(ms-msdt:x)')}${object(10, makeEncryption(0))}`;
        return withTable(objects, `/Encrypt ${reference}${ID}`, makeTable);
      },
      'active',
    ],
  ),
  ...[4_194_305, 8_388_608, 20_000_000].map(
    (number): SampleRow => [
      `address beside an encryption with the number ${number}`,
      () => withEncryption(linkTo('(ms-msdt:x)') + object(number, makeEncryption(0)), `/Encrypt ${number} 0 R${ID}`),
      'active',
    ],
  ),
  [
    'address in the encryption',
    () => withEncryption(object(10, makeEncryption(0, `${CRYPT_FILTER}/S/URI/URI(ms-msdt:x)`)), `/Encrypt 10 0 R${ID}`),
    'broken',
  ],
  [
    'address that is read before the encryption',
    () => withEncryption(linkTo('(ms-msdt:x)') + object(10, makeEncryption(0)), '/Encrypt 10 0 R/ID 6 0 R'),
    'active',
  ],
  ...['ms-msdt', 'file:', '/'].map(
    (base): SampleRow => [
      `base ${base} of links that is not encrypted`,
      () =>
        withEncryption(
          object(6, `<</Base(${base})>>`) + linkTo('(:x)').replace('6 0', '7 0') + object(10, makeEncryption(0)),
          `/Encrypt 10 0 R${ID}`,
        ),
      'active',
    ],
  ),
  [
    'name of a program that is not encrypted',
    () =>
      withEncryption(
        object(6, '<</Type/Filespec/F(setup.exe)>>') + object(10, makeEncryption(0)),
        `/Encrypt 10 0 R${ID}`,
      ),
    'macros',
  ],
  [
    'object stream that is one before it is decrypted',
    () =>
      withEncryption(
        object(6, '<</S/URI/URI 8 0 R>>') +
          object(10, makeEncryption(0)) +
          encryptedObjects('8 0       (https://x)', '8 20 0 '),
        `/Encrypt 10 0 R${ID}`,
      ),
    'broken',
  ],
  // Encryptions that one viewer uses and another does not.
  ...[
    CRYPT_FILTER.replaceAll(/(St[mr]F)\/StdCF/g, '$1(StdCF)'),
    CRYPT_FILTER.replaceAll('StdCF', 'true').replaceAll(/(St[mr]F)\/true/g, '$1 true'),
    CRYPT_FILTER.replaceAll('StdCF', 'Identity'),
    '/CF<</Identity<</CFM/AESV3>>>>',
    CRYPT_FILTER.replace('/StmF/StdCF/StrF/StdCF', '/StmF 11 0 R/StrF 11 0 R'),
    CRYPT_FILTER.replace('<</CFM/AESV3/Length 32>>', '12 0 R'),
    CRYPT_FILTER.replace('/CFM', '/CFM null/CFM'),
    CRYPT_FILTER.replace('/StrF', '/Str#46'),
    CRYPT_FILTER.replace('/StrF', '%\n/StrF'),
  ].map(
    (filters): SampleRow => [
      `encryption with the filters ${filters}`,
      () =>
        withEncryption(
          WEB_PAGE + object(10, makeEncryption(0, filters)) + object(11, '/StdCF') + object(12, '<</CFM/AESV3>>'),
          `/Encrypt 10 0 R${ID}`,
        ),
      'broken',
    ],
  ),
  ...['AESV2', 'V2', 'None'].map(
    (method): SampleRow => [
      `encryption of 256 bits with the method ${method}`,
      () =>
        withEncryption(
          PROGRAM + object(10, makeEncryption(0, CRYPT_FILTER.replace('AESV3', method))),
          `/Encrypt 10 0 R${ID}`,
        ),
      'locked',
    ],
  ),
  // Active parts of which only strings and data are encrypted.
  ...(
    [
      ['script', `<</S/JavaScript/JS${encryptString('app.alert(1)')}>>`, 'macros'],
      ['script in a stream', '<</S/Rendition/JS 7 0 R>>', 'macros'],
      ['program', `<</S/Launch/F${encryptString('a.pdf')}>>`, 'macros'],
      ['name of a program', `<</Type/Filespec/UF${encryptString('setup.exe')}>>`, 'macros'],
      ['form submission', `<</S/SubmitForm/F${encryptString('https://example.org')}>>`, 'active'],
      ['network share', `<</S/URI/URI${encryptString('\\\\host\\share')}>>`, 'active'],
      ['script in an address', `<</S/URI/URI${encryptString('javascript:x')}>>`, 'active'],
      ['attachment', `<</F${encryptString('a.txt')}/EF<</F 7 0 R>>>>`, 'active'],
      ['dynamic form', `<</XFA[${encryptString('template')}7 0 R]>>`, 'active'],
    ] as const
  ).map(
    ([title, content, expected]): SampleRow => [
      `owner password and ${title}`,
      () =>
        withEncryption(
          object(6, content) + object(7, `<</Length 1>>\nstream\nx\nendstream`) + object(10, makeEncryption(0)),
          `/Encrypt 10 0 R${ID}`,
        ),
      expected,
    ],
  ),
  // MuPDF decrypts by the generation of the table, others by that of the object.
  ['generation of a table only', () => makeLinkOfGeneration(0, 1), 'broken'],
  ['generation of an object only', () => makeLinkOfGeneration(1, 0), 'broken'],
  ['generation of object and table', () => makeLinkOfGeneration(1, 1), 'active'],
  ['generation beyond 16 bits', () => make.makePdf({ objects: '6 65536 obj\n(x)\nendobj\n' }), 'broken'],
  // What must be accepted.
  [
    'base of links that is encrypted',
    () =>
      withEncryption(
        object(6, `<</Base${encryptString('https://example.com/')}>>`) + object(10, makeEncryption(0)),
        `/Encrypt 10 0 R${ID}`,
      ),
    'pdf',
  ],
  [
    'encryption in a table, and packed objects',
    () =>
      withTable(
        WEB_PAGE + object(10, makeEncryption(0)) + encryptedObjects('8 0       (https://x)', '\x01'.repeat(16)),
        `/Encrypt 10 0 R${ID}`,
        tableOf({ offset: true }),
      ),
    'pdf',
  ],
  ['web page that is encrypted by the number of a table', () => makeLinkOfAnotherNumber('https://example.com'), 'pdf'],
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
    'encryption and a table that begins with 1 for 0',
    () => {
      const encrypt = object(10, makeEncryption(0));
      const text = make.makePdf({ objects: `${WEB_PAGE}${object(9, '<</A 1>>')}${encrypt}` }).toString('latin1');
      const entries = Array.from({ length: 9 }, () => '0000000000 65535 f \n');
      for (const id of [9, 10]) entries.push(`${String(text.indexOf(`${id} 0 obj`)).padStart(10, '0')} 00000 n \n`);
      const table = `xref\n1 11\n${entries.join('')}trailer\n<</Root 1 0 R/Encrypt 10 0 R${ID}>>\nstartxref\n9\n%%EOF\n`;
      return Buffer.from(text.slice(0, text.indexOf('xref\n')) + table, 'latin1');
    },
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
