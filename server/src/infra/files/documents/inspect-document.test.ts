import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib, { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentRefusal } from './document-finding.ts';
import { type DocumentKind, inspectDocument } from './index.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { makeDocOfText } from './make-hostile-documents.ts';
import * as make from './make-test-documents.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Expected = DocumentKind | DocumentRefusal;

async function inspect(path: string, name: string): Promise<Expected> {
  const found = await inspectDocument(path, name);
  return found.ok ? found.kind : found.reason;
}

async function inspectBytes(content: Buffer, name: string): Promise<Expected> {
  const path = join(folder, 'document');
  await writeFile(path, content);
  return inspect(path, name);
}

describe('names', () => {
  it.each(['resume.exe', 'resume.pdf.exe', 'resume', 'pdf', '.docm', 'resume.docxx', 'resume.rtf', ''])(
    '%s is not accepted',
    async (name) => {
      expect(await inspectBytes(make.makePdf(), name)).toBe('wrong type');
    },
  );

  it.each(['resume.pdf', 'RÉSUMÉ final (2).PDF', 'a.b.pdf', '../../etc/x.pdf'])('%s is a PDF by name', async (name) => {
    expect(await inspectBytes(make.makePdf(), name)).toBe('pdf');
  });
});

const html = '<!doctype html><script>alert(1)</script>';

describe('PDF', () => {
  const cases: [string, Buffer, Expected][] = [
    ['an ordinary one that writes about JavaScript', make.makePdf(), 'pdf'],
    ['blank lines before the header', make.makePdf({ header: '\n\n%PDF-1.4\n' }), 'pdf'],
    ['bytes after the end', make.makePdf({ end: '%%EOF\n\0\0\0\0' }), 'pdf'],
    [
      'a link and an opening view',
      make.makePdf({
        catalog: '/OpenAction[3 0 R/Fit]',
        objects: '7 0 obj\n<</S/URI/URI(https://example.com/JavaScript)>>\nendobj',
      }),
      'pdf',
    ],
    ['packed objects', make.makePdf({ objects: make.packedObjects('5 0 <</Title(x)>>') }), 'pdf'],
    [
      'a file name without an attachment',
      make.makePdf({ objects: '7 0 obj\n<</Type/Filespec/F(notes.txt)>>\nendobj' }),
      'pdf',
    ],
    ['empty', Buffer.alloc(0), 'empty'],
    ['a web page', Buffer.from(html), 'wrong type'],
    ['a web page behind a header', make.makePdf({ header: `%PDF-1.7\n%${html}\n` }), 'wrong type'],
    ['a web page before the header', make.makePdf({ header: `${html}\n%PDF-1.7\n` }), 'wrong type'],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), make.makePdf()]), 'wrong type'],
    ['a picture', Buffer.concat([Buffer.from('GIF89a'), make.makePdf()]), 'wrong type'],
    ['a zip before it', Buffer.concat([make.makeDocx(), make.makePdf()]), 'wrong type'],
    ['a zip behind it', Buffer.concat([make.makePdf(), make.makeDocx()]), 'wrong type'],
    ['without an end', make.makePdf({ end: '' }), 'broken'],
    ['only a header', Buffer.from('%PDF-1.7\n%%EOF'), 'broken'],
    [
      'without pages',
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
      'broken',
    ],
    ['a password', make.makePdf({ trailer: '/Encrypt 8 0 R' }), 'locked'],
    ['a password, its name spelt in hex', make.makePdf({ trailer: '/#45ncrypt 8 0 R' }), 'locked'],
    ['a script', make.makePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }), 'macros'],
    [
      'a script, its name spelt in hex',
      make.makePdf({ catalog: '/OpenAction<</S /J#61vaScript/JS(app.alert(1))>>' }),
      'macros',
    ],
    [
      'a script in packed objects',
      make.makePdf({ objects: make.packedObjects('5 0 <</S/JavaScript/JS(app.alert(1))>>') }),
      'macros',
    ],
    [
      'a script in an object stream with a wrong checksum',
      make.makePdf({ objects: make.packedObjects('', '/Filter/FlateDecode', tamper('5 0 <</S/JavaScript/JS(x)>>')) }),
      'macros',
    ],
    [
      'object streams that cannot be inflated',
      make.makePdf({ objects: make.packedObjects('5 0 <</S/JavaScript>>', '/Filter[/ASCIIHexDecode/FlateDecode]') }),
      'broken',
    ],
    ['a program to start', make.makePdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }), 'macros'],
    ['an attached program', make.makePdf({ objects: '7 0 obj\n<</Type/Filespec/UF(setup.exe)>>\nendobj' }), 'macros'],
    ['packed objects of 64 MiB', make.makePdf({ objects: make.packedObjects('0'.repeat(64 * 1024 * 1024)) }), 'bomb'],
    [
      'a stream packed over and over',
      make.makePdf({
        objects: '7 0 obj\n<</Filter[/Fl/FlateDecode/FlateDecode]/Length 3>>\nstream\nabc\nendstream\nendobj',
      }),
      'bomb',
    ],
  ];
  it.each(cases)('%s', async (_, content, answer) => {
    expect(await inspectBytes(content, 'resume.pdf')).toBe(answer);
  });
});

function tamper(objects: string): Buffer {
  const packed = Buffer.from(make.packedObjects(objects).split('stream\n')[1]?.split('\nendstream')[0] ?? '', 'latin1');
  packed.writeUInt8((packed.at(-1) ?? 0) ^ 0xff, packed.length - 1);
  return packed;
}

const program = Buffer.from('MZ\u0090\0 and so on', 'latin1');
const object = (name: string, content = Buffer.from('text')) =>
  make.makeCompoundFile({ '\u0001Ole10Native': make.packagedFile(name, content) });
const relations = (type: string, target: string, part = 'settings') => ({
  name: `word/_rels/${part}.xml.rels`,
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

describe('DOCX', () => {
  const many = Array.from({ length: 201 }, (_, i) => ({ name: `word/media/${i}.png`, content: 'x' }));
  const cases: [string, Buffer, Expected][] = [
    ['an ordinary one', make.makeDocx(), 'docx'],
    [
      'its main part under another name',
      make.makeZip([make.contentTypes(undefined, '/word/document2.xml'), { ...make.body, name: 'word/document2.xml' }]),
      'docx',
    ],
    [
      'a template of its own machine',
      make.makeDocx(relations('attachedTemplate', 'file:///C:\\Users\\a\\Resume.dotx')),
      'docx',
    ],
    ['a template by name', make.makeDocx(relations('attachedTemplate', 'Normal.dotm')), 'docx'],
    ['a link', make.makeDocx(relations('hyperlink', 'https://example.com/a.exe', 'document')), 'docx'],
    [
      'a packaged text',
      make.makeDocx({ name: 'word/embeddings/oleObject1.bin', content: object('notes.txt') }),
      'active',
    ],
    ['a bare zip', make.makeZip([{ name: 'a.txt', content: 'x' }]), 'wrong type'],
    [
      'a spreadsheet',
      make.makeZip([
        make.contentTypes(
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
          '/xl/workbook.xml',
        ),
        { name: 'xl/workbook.xml', content: 'x' },
      ]),
      'wrong type',
    ],
    [
      'a template',
      make.makeZip([
        make.contentTypes('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
        make.body,
      ]),
      'wrong type',
    ],
    ['a program with a zip behind it', Buffer.concat([program, make.makeDocx()]), 'wrong type'],
    ['without its main part', make.makeZip([make.contentTypes()]), 'broken'],
    ['with an empty main part', make.makeZip([make.contentTypes(), { ...make.body, content: '' }]), 'broken'],
    ['bytes after the end', Buffer.concat([make.makeDocx(), Buffer.from(html)]), 'broken'],
    ['a name twice', make.makeDocx({ name: 'WORD/document.xml', content: 'x' }), 'broken'],
    ['a name that climbs out', make.makeDocx({ name: '../../evil.xml', content: 'x' }), 'broken'],
    [
      'macro type',
      make.makeZip([make.contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), make.body]),
      'macros',
    ],
    [
      'a macro project',
      make.makeDocx({ name: 'word/vbaProject.bin', content: make.makeCompoundFile({ 'VBA/dir': Buffer.alloc(10) }) }),
      'macros',
    ],
    [
      'a macro project by another name',
      make.makeDocx({ name: 'word/media/image1.png', content: make.makeCompoundFile({ 'VBA/dir': Buffer.alloc(10) }) }),
      'macros',
    ],
    ['a template from the web', make.makeDocx(relations('attachedTemplate', 'https://evil.example/t.dotm')), 'active'],
    [
      'a template from the web, spelt in entities',
      make.makeDocx(relations('attachedTemplate', '&#104;ttps://evil.example/t.dotm')),
      'active',
    ],
    [
      'a packaged program',
      make.makeDocx({ name: 'word/embeddings/oleObject1.bin', content: object('setup.exe') }),
      'macros',
    ],
    [
      'a packaged program with a harmless name',
      make.makeDocx({ name: 'word/embeddings/oleObject1.bin', content: object('photo.jpg', program) }),
      'macros',
    ],
    ['a program as a part', make.makeDocx({ name: 'word/media/image1.png', content: program }), 'macros'],
    ['more than 200 entries', make.makeDocx(...many), 'bomb'],
    [
      'more than 100 MiB unpacked',
      make.makeDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(101 * 1024 * 1024) }),
      'bomb',
    ],
    [
      'a size that lies',
      make.makeDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(50 * 1024 * 1024), claimedBytes: 1_000 }),
      'bomb',
    ],
    ['entries under a password', make.makeDocx({ name: 'word/a.xml', content: 'x', flags: 1 }), 'locked'],
    [
      'a package under a password',
      make.makeCompoundFile({ EncryptedPackage: Buffer.alloc(100), EncryptionInfo: Buffer.alloc(100) }),
      'locked',
    ],
    ['a Word 97 document', make.makeDoc(), 'wrong type'],
  ];
  it.each(cases)('%s', async (_, content, answer) => {
    expect(await inspectBytes(content, 'resume.docx')).toBe(answer);
  });
});

describe('DOC', () => {
  const cases: [string, Buffer, Expected][] = [
    ['an ordinary one', make.makeDoc(), 'doc'],
    [
      'a packaged text',
      make.makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': make.packagedFile('notes.txt', Buffer.from('x')) }),
      'active',
    ],
    ['a password', make.makeDoc({}, 0x13f0), 'locked'],
    ['macros', make.makeDoc({ 'Macros/VBA/dir': Buffer.alloc(100) }), 'macros'],
    [
      'macros of a spreadsheet inside',
      make.makeDoc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/PROJECT': Buffer.alloc(100) }),
      'macros',
    ],
    [
      'a packaged program',
      make.makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': make.packagedFile('run.js', Buffer.from('x')) }),
      'macros',
    ],
    [
      'a large packaged program',
      make.makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': make.packagedFile('run.js', Buffer.alloc(9_000)) }),
      'macros',
    ],
    ['no Word document inside', make.makeCompoundFile({ Workbook: Buffer.alloc(5_000) }), 'wrong type'],
    ['its table missing', make.makeCompoundFile({ WordDocument: make.wordHead() }), 'broken'],
    ['no head', make.makeCompoundFile({ WordDocument: Buffer.alloc(5_000), '1Table': Buffer.alloc(4_096) }), 'broken'],
    ['only a signature', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'broken'],
    ['rich text', Buffer.from('{\\rtf1 Resume}'), 'wrong type'],
    ['a web page', Buffer.from(html), 'wrong type'],
    ['a Word document of today', make.makeDocx(), 'wrong type'],
  ];
  it.each(cases)('%s', async (_, content, answer) => {
    expect(await inspectBytes(content, 'resume.doc')).toBe(answer);
  });

  it('with a cycle of sectors is broken', async () => {
    const file = make.makeDoc();
    // The first allocation sector: every sector is followed by the one before it.
    const table = (file.readUInt32LE(76) + 1) * 512;
    for (let i = 1; i < 128; i++) file.writeUInt32LE(i - 1, table + i * 4);
    file.writeUInt32LE(1, table);
    expect(await inspectBytes(file, 'resume.doc')).toBe('broken');
  });
});

describe('every kind of document', () => {
  const picture = { name: 'word/media/image1.png', content: Buffer.alloc(50_000, 7) };
  const docm = make.makeZip([make.contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), make.body]);
  it.each([
    ['a document with macros', 'resume.docm', docm, 'wrong type'],
    ['a document with macros', 'resume.docx', docm, 'macros'],
    ['a DOCX', 'resume.doc', make.makeDocx(), 'wrong type'],
    ['a DOCX', 'resume.pdf', make.makeDocx(), 'wrong type'],
    ['a PDF', 'resume.docx', make.makePdf(), 'wrong type'],
    ['a PDF', 'resume.doc', make.makePdf(), 'wrong type'],
    ['a DOC', 'resume.pdf', make.makeDoc(), 'wrong type'],
  ] as const)('%s sent as %s', async (_, name, content, answer) => {
    expect(await inspectBytes(content, name)).toBe(answer);
  });

  it('are broken when truncated', async () => {
    const samples: [DocumentKind, content: Buffer, parts: number[]][] = [
      ['pdf', make.makePdf({ objects: make.packedObjects('5 0 <</Title(x)>>') }), [0.3, 0.7, 0.95]],
      ['docx', make.makeDocx(picture), [0.3, 0.7, 0.95]],
      // The last sectors contain no text: it opens without them.
      ['doc', make.makeDoc(), [0.3, 0.7]],
    ];
    for (const [kind, content, parts] of samples) {
      expect(await inspectBytes(content, `resume.${kind}`)).toBe(kind);
      for (const part of parts) {
        const cut = content.subarray(0, Math.floor(content.length * part));
        expect(await inspectBytes(cut, `resume.${kind}`), `${kind} ${part}`).toBe('broken');
      }
    }
  });
});

describe('the EICAR test file', () => {
  const attached = (filter: string, bytes: Buffer) =>
    `7 0 obj\n<</Type/EmbeddedFile ${filter}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj`;
  const cases: [string, string, Buffer][] = [
    ['alone', 'resume.pdf', make.testVirus],
    ['alone, as a Word document', 'resume.docx', make.testVirus],
    ['in a PDF', 'resume.pdf', make.makePdf({ objects: attached('', make.testVirus) })],
    [
      'packed in a PDF',
      'resume.pdf',
      make.makePdf({ objects: attached('/Filter/FlateDecode', deflateSync(make.testVirus)) }),
    ],
    ['packed in a DOCX', 'resume.docx', make.makeDocx({ name: 'word/embeddings/a.txt', content: make.testVirus })],
    ['in a DOC', 'resume.doc', make.makeDoc({ 'ObjectPool/_1/a': make.testVirus })],
  ];
  it.each(cases)('is found %s', async (_, name, content) => {
    expect(await inspectBytes(content, name)).toBe('virus');
  });

  it('is searched in few attachments, so that many do not delay others', () => {
    const head = deflateSync(Buffer.alloc(300_000)).subarray(0, 260);
    const attachment = attached('/Filter/FlateDecode', Buffer.concat([head, Buffer.alloc(2)]));
    const virus = attached('/Filter/FlateDecode', deflateSync(make.testVirus));
    const inflate = vi.spyOn(zlib, 'inflateRawSync');
    syncBuiltinESMExports();
    try {
      expect(inspectPdf(make.makePdf({ objects: attachment.repeat(200) + virus }))).toBe('active');
      expect(inflate.mock.calls.length).toBeLessThan(50);
      expect(inflate.mock.calls.every(([, options]) => (options?.maxOutputLength ?? Infinity) <= 4_096)).toBe(true);
    } finally {
      inflate.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('is not reported for a document with another attachment', async () => {
    const objects = attached('/Filter/FlateDecode', deflateSync('a harmless text'));
    expect(await inspectBytes(make.makePdf({ objects }), 'resume.pdf')).toBe('active');
    expect(await inspectBytes(make.makePdf({ objects: attached('/Filter/Fl', Buffer.from('?')) }), 'resume.pdf')).toBe(
      'active',
    );
  });
});

describe('hostile files', () => {
  const samples: [DocumentKind, Buffer][] = [
    ['pdf', make.makePdf({ objects: make.packedObjects('5 0 <</Title(x)>>') })],
    ['docx', make.makeDocx({ name: 'word/embeddings/oleObject1.bin', content: object('notes.txt') })],
    ['doc', make.makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': make.packagedFile('notes.txt', Buffer.from('x')) })],
  ];

  it.each(samples)('a randomly damaged %s never throws', async (kind, whole) => {
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), async (changes, cutAt) => {
        const file = Buffer.from(whole);
        for (const [at, value] of changes) file.writeUInt8(value, at);
        const found = await inspectBytes(cutAt % 3 === 0 ? file.subarray(0, cutAt) : file, `resume.${kind}`);
        expect([kind, 'wrong type', 'empty', 'locked', 'macros', 'active', 'broken', 'bomb']).toContain(found);
      }),
      { numRuns: 300 },
    );
  });

  const mebibytes = (text: string) => Buffer.from(text.repeat(Math.ceil((10 * 1024 * 1024) / text.length)), 'latin1');
  const pdfOf = (text: string) =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), mebibytes(text), Buffer.from('\nstartxref\n1\n%%EOF')]);
  const docxOf = (text: string) => make.makeZip([make.contentTypes(), { ...make.body, content: mebibytes(text) }]);
  const quotedLinks = `\u0013HYPERLINK ${'“'.repeat(480)}\u0015`.repeat(10_000);
  const heavy: [string, string, () => Buffer][] = [
    ['streams by the hundred thousand', 'resume.pdf', () => pdfOf('<<>>stream\nendstream ')],
    ['streams without an end', 'resume.pdf', () => pdfOf(' stream\n')],
    ['names without an end', 'resume.pdf', () => pdfOf('/S/F(/Root /Pages /Type ')],
    ['blanks', 'resume.pdf', () => pdfOf('/Root  \n  \t  ')],
    ['zeros', 'resume.pdf', () => pdfOf('0')],
    ['escapes', 'resume.pdf', () => pdfOf('#2F')],
    ['objects that overlap', 'resume.pdf', () => pdfOf('1 0 obj[(')],
    ['objects by the hundred thousand', 'resume.pdf', () => pdfOf('1 0 obj<</S 1 0 R>>endobj ')],
    ['references by the hundred thousand', 'resume.pdf', () => pdfOf('1 0 obj 2 0 R 2 0 obj 1 0 R ')],
    ['comments without an end', 'resume.pdf', () => pdfOf('1 0 obj%')],
    ['comments before keywords of objects', 'resume.pdf', () => pdfOf('%;obj)1\n')],
    ['strings without an end', 'resume.pdf', () => pdfOf('1 0 obj<</F((')],
    ['keys of additional actions', 'resume.pdf', () => make.makePdf({ objects: manyActions() })],
    ['references to keys of additional actions', 'resume.pdf', () => make.makePdf({ objects: manyActions(20_000) })],
    [
      'encryptions with an entry repeated',
      'resume.pdf',
      () =>
        make.makePdf({
          objects: `8 0 obj\n<</Filter/Standard/V 1/R 2/O(a)/U(b)${'/V 1'.repeat(40_000)}>>\nendobj\n${'trailer<</Encrypt 8 0 R>>'.repeat(8_000)}`,
        }),
    ],
    [
      'lists of filters by reference',
      'resume.pdf',
      () =>
        make.makePdf({
          objects: `8 0 obj\n[${'/Fl'.repeat(100_000)}]\nendobj\n${'7 0 obj<</Filter 8 0 R>>stream\n'.repeat(50_000)}`,
        }),
    ],
    [
      'cross-reference streams that overlap',
      'resume.pdf',
      () => pdfOf('5 0 obj<</Type/XRef/Size 1/W[1 1 1]/Length 1>>stream\n'),
    ],
    [
      'object streams of one number with many entries',
      'resume.pdf',
      () => make.makePdf({ objects: manyPackedEntries(390_000) }),
    ],
    [
      'one long address by many references',
      'resume.pdf',
      () =>
        make.makePdf({
          objects: `8 0 obj\n(https://${'%41'.repeat(1_300)})\nendobj\n7 0 obj\n[${'<</URI 8 0 R>>'.repeat(300_000)}]\nendobj`,
        }),
    ],
    ['addresses of escapes', 'resume.pdf', () => pdfOf(`7 0 obj<</URI(https://${'%41'.repeat(1_300)})>>endobj\n`)],
    ['comments behind trailers', 'resume.pdf', () => pdfOf('trailer%')],
    ['zip ends', 'resume.pdf', () => pdfOf('PK\u0005\u0006')],
    [
      'an index without an end',
      'resume.docx',
      () => make.makeZip([make.body, { name: '[Content_Types].xml', content: mebibytes('<Override ') }]),
    ],
    [
      'blanks in an index',
      'resume.docx',
      () =>
        make.makeZip([
          make.body,
          { name: '[Content_Types].xml', content: Buffer.from(`<Override ${' PartName '.repeat(300_000)}>`) },
        ]),
    ],
    [
      'a name of dots',
      'resume.docx',
      () =>
        make.makeDocx(...Array.from({ length: 150 }, (_, i) => ({ name: `${i}${'.'.repeat(60_000)}x`, content: 'x' }))),
    ],
    ['tags without an end', 'resume.docx', () => docxOf('<w:fldSimple w:instr="')],
    ['attributes without values', 'resume.docx', () => docxOf(`<w:fldSimple ${'a'.repeat(2_000_000)}>`)],
    ['fields without an end', 'resume.docx', () => docxOf('<w:fldChar w:fldCharType="begin"/>')],
    ['namespaces without an end', 'resume.docx', () => docxOf('<a xmlns:w="b" xmlns:c="d">')],
    ['quotes in an instruction', 'resume.docx', () => docxOf(`<w:instrText>${'“a '.repeat(300_000)}</w:instrText>`)],
    ['zeros in references', 'resume.docx', () => docxOf(`&#x${'0'.repeat(2_000_000)}`)],
    ['thousands of packages', 'resume.doc', () => crowdedDoc()],
    ['links of quotes in a DOC', 'resume.doc', () => makeDocOfText(['', quotedLinks])],
    [
      'links of quotes in a DOC without a piece table',
      'resume.doc',
      () => make.makeDoc({ WordDocument: Buffer.concat([make.wordHead(), Buffer.from(quotedLinks, 'utf16le')]) }),
    ],
  ];
  // A search that is not linear in the size of these files would exceed the timeout of a test.
  it.each(heavy)('%s is finished', async (_, name, build) => {
    expect(['pdf', 'docx', 'wrong type', 'macros', 'active', 'broken', 'bomb']).toContain(
      await inspectBytes(build(), name),
    );
  });
});

/** Actions of one dictionary, and references to it. */
const manyActions = (references = 1) =>
  `8 0 obj\n<<${Array.from({ length: 30_000 }, (_, i) => `/${i.toString(36)}[]`).join('')}>>\nendobj\n7 0 obj\n<</AA<<${Array.from({ length: 60_000 }, (_, i) => `/${i.toString(36)}[]`).join('')}>>>>\nendobj\n${'6 0 obj<</AA 8 0 R>>endobj '.repeat(references)}`;

/** A cross-reference stream that places many objects in object stream 9, of which there are many. */
function manyPackedEntries(entries: number): string {
  const rows = deflateSync(Buffer.alloc(entries * 4, Buffer.from([2, 9, 0xff, 0xff])));
  const references = `7 0 obj\n<</Type/XRef/Size ${entries}/W[1 1 2]/Filter/FlateDecode/Length ${rows.length}>>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`;
  return references + '9 0 obj<</Type/ObjStm/N 1/First 4/Length 5>>stream\n5 0 1\nendstream\n'.repeat(30_000);
}

/** A 10 MiB compound file: half of it directory entries that all claim to be one package as long as the other half. */
function crowdedDoc(): Buffer {
  const sectors = 20_000;
  const directorySectors = 8_000;
  const file = Buffer.alloc((sectors + 1) * 512);
  const tableSectors = Math.ceil(sectors / 128);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(Math.min(tableSectors, 109), 44);
  file.writeUInt32LE(tableSectors, 48);
  file.writeUInt32LE(4_096, 56);
  file.writeUInt32LE(0xfffffffe, 60);
  file.writeUInt32LE(0xfffffffe, 68);
  for (let i = 0; i < 109; i++) file.writeUInt32LE(i < tableSectors ? i : 0xffffffff, 76 + i * 4);
  const last = Math.min(sectors, 109 * 128) - 1;
  for (let i = 0; i < last; i++)
    file.writeUInt32LE(i === tableSectors + directorySectors - 1 ? 0xfffffffe : i + 1, 512 + i * 4);
  file.writeUInt32LE(0xfffffffe, 512 + last * 4);
  for (let i = 0; i < directorySectors * 4; i++) {
    const at = (tableSectors + 1) * 512 + i * 128;
    const name = i === 0 ? 'Root Entry' : i === 1 ? 'WordDocument' : '\u0001Ole10Native';
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file.writeUInt8(i === 0 ? 5 : 2, at + 66);
    file.writeUInt32LE(tableSectors + directorySectors, at + 116);
    file.writeUInt32LE((last - tableSectors - directorySectors) * 512, at + 120);
  }
  const content = (tableSectors + directorySectors + 1) * 512;
  make.wordHead().copy(file, content);
  return file;
}
