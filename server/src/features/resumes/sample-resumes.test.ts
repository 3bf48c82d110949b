import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { RESUME_WRONG_TYPE } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../testing/test-app.ts';

const dejaVu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const TAKEN = 'Resume uploaded successfully';
const LOCKED = /^This document is protected by a password\./;
const MACROS = /^This document contains macros or other programs\./;
const ACTIVE = /^This document contains attachments, embedded objects or content linked from elsewhere\./;
const BROKEN = /^This document cannot be checked\. Please save it again as a PDF/;
const BOMB = /^This document unpacks to far more/;

type Sample = [name: string, read: () => Buffer | Promise<Buffer>, reply: string | RegExp];

/** A PDF of several pages as a word processor writes it, with embedded fonts. */
async function writePdf(pages: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ font: dejaVu, ...options });
  const content = buffer(document);
  for (const [at, text] of pages.entries()) (at === 0 ? document : document.addPage()).text(text);
  document.end();
  return await content;
}

const packagedText = make.packagedFile('notes.txt', Buffer.from('text'));
const docm = make.contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml');
const dotx = make.contentTypes('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml');
const bodyOf = (text: string) => ({ ...make.body, content: make.body.content.replace('Resume', text) });

/** Our samples, one for each kind of document that members upload. */
const ownSamples: Sample[] = [
  ['pages.pdf', () => writePdf(['Asha Kulkarni', 'Experience', 'Education'])],
  ['cyrillic and arabic.pdf', () => writePdf(['Резюме', 'سيرة ذاتية'])],
  ['name-empty#hash.pdf', () => make.makePdf()],
  ['wrong-offsets.pdf', () => make.makePdf({ end: '%%EOF\n\n' })],
  ['packed-objects.pdf', () => make.makePdf({ objects: make.packedObjects('5 0 <</Title(x)>>') })],
  ['file-name.pdf', () => make.makePdf({ objects: '7 0 obj\n<</Type/Filespec/F(notes.txt)>>\nendobj' })],
  ['plain.docx', () => make.makeDocx()],
  ['bengali.docx', () => make.makeZip([make.contentTypes(), bodyOf('জীবনবৃত্তান্ত')])],
  ['picture.docx', () => make.makeDocx({ name: 'word/media/image1.png', content: Buffer.alloc(50_000, 7) })],
  ['owner-password.pdf', () => writePdf(['Asha Kulkarni'], { ownerPassword: 'secret' })],
  ['word97.doc', () => make.makeDoc()],
].map(([name, read]) => [name, read, TAKEN] as Sample);

const refusedSamples: Sample[] = [
  ['bomb.pdf', () => make.makePdf({ objects: make.packedObjects('0'.repeat(64 * 1024 * 1024)) }), BOMB],
  ['cut-short.pdf', async () => (await writePdf(['Asha Kulkarni'])).subarray(0, -40), BROKEN],
  ['cut-short.docx', () => make.makeDocx().subarray(0, -10), BROKEN],
  ['cut-short.doc', () => make.makeDoc().subarray(0, 3_000), BROKEN],
  ['password.pdf', () => writePdf(['Asha Kulkarni'], { userPassword: 'secret' }), LOCKED],
  [
    'password.docx',
    () => make.makeCompoundFile({ EncryptedPackage: Buffer.alloc(100), EncryptionInfo: Buffer.alloc(100) }),
    LOCKED,
  ],
  ['password.doc', () => make.makeDoc({}, 0x13f0), LOCKED],
  ['macros.doc', () => make.makeDoc({ 'Macros/VBA/dir': Buffer.alloc(100) }), MACROS],
  ['macros-renamed.docx', () => make.makeZip([docm, make.body]), MACROS],
  ['macros.docm', () => make.makeZip([docm, make.body]), RESUME_WRONG_TYPE],
  [
    'attachment.docx',
    () =>
      make.makeDocx({
        name: 'word/embeddings/oleObject1.bin',
        content: make.makeCompoundFile({ '\u0001Ole10Native': packagedText }),
      }),
    ACTIVE,
  ],
  ['attachment.doc', () => make.makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': packagedText }), ACTIVE],
  ['template.dotx', () => make.makeZip([dotx, make.body]), RESUME_WRONG_TYPE],
  ['word2.doc', () => Buffer.concat([Buffer.from('dba52d00', 'hex'), Buffer.alloc(2_000)]), RESUME_WRONG_TYPE],
];

describe('uploading a document', () => {
  let context: TestContext;
  let app: FastifyInstance;
  let me: Awaited<ReturnType<typeof registerThrough>>;
  beforeAll(async () => {
    context = await openTestContext();
    app = await buildTestApp(context);
    me = await registerThrough(app);
  });
  afterAll(async () => {
    await app?.close();
    await context?.close();
  });

  it.each([...ownSamples, ...refusedSamples])('%s', async (name, readSample, expected) => {
    const content = await readSample();
    const form = new FormData();
    form.set('accountID', String(me.accountID));
    form.set('resume', new Blob([new Uint8Array(content)]), name);
    const sent = new Request('http://localhost/', { method: 'POST', body: form });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerResume/SaveResume',
      headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const isTaken = expected === TAKEN;
    expect(reply.statusCode).toBe(isTaken ? 200 : 415);
    expect(isTaken ? reply.body : reply.json().detail).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
    const back = await app.inject({
      url: `/api/JobSeekerResume/DownloadResume/${me.accountID}`,
      headers: me.headers,
    });
    expect(back.rawPayload.equals(content)).toBe(isTaken);
  });
});
