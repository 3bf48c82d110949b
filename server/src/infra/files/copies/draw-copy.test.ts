import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentKind } from '../documents/index.ts';
import { documentSamples, makeDocOfText } from '../documents/make-hostile-documents.ts';
import * as make from '../documents/make-test-documents.ts';
import { type FileWorkers, openFileWorkers } from '../file-workers.ts';
import { drawCopy } from './draw-copy.ts';
import { findActiveNames } from './find-active-names.ts';

const require = createRequire(import.meta.url);
const dejaVu = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const noto = require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf');

let folder: string;
let workers: FileWorkers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-copies-'));
  workers = openFileWorkers(60_000, 120_000);
});
afterAll(async () => {
  await workers?.close();
  await rm(folder, { recursive: true, force: true });
});

async function copyOf(content: Buffer, kind: DocumentKind, by = workers) {
  const [path, copyPath] = [join(folder, 'original'), join(folder, 'copy')];
  await rm(copyPath, { force: true });
  await writeFile(path, content);
  const copy = await by.drawCopy(path, kind, copyPath);
  return { copy, bytes: copy.ok ? await readFile(copyPath) : Buffer.alloc(0), copyPath };
}

/** What a viewer shows of a PDF: its number of pages, the text of the first, and its darkest pixel. */
async function view(bytes: Buffer) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const text = page.getText().replaceAll('\r\n', '\n');
  const { data } = await page.render({
    scale: 0.5,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  });
  const { channels } = await sharp(data).removeAlpha().stats();
  return { pages: document.getPageCount(), text, darkest: Math.min(...channels.map(({ min }) => min)) };
}

async function writePdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ font: dejaVu, ...options });
  const content = buffer(document);
  for (let i = 1; i <= pages; i++) {
    if (i > 1) document.addPage();
    document.font(dejaVu).text(`Asha Kulkarni, page ${i}`);
    document.text('my page', { link: 'https://example.com', underline: true });
    document.font(noto).text('पुणे महाराष्ट्र');
  }
  document.end();
  return await content;
}

const run = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const docxOf = (content: string, ...more: Parameters<typeof make.makeDocx>) =>
  make.makeZip([
    make.contentTypes(),
    { name: 'word/document.xml', content: `<w:document xmlns:w="w"><w:body>${content}</w:body></w:document>` },
    ...more,
  ]);

describe('the copy of a PDF', () => {
  it('shows its pages with their text, and has no links', async () => {
    const original = await writePdf(2);
    expect(findActiveNames(original)).toContain('/URI');
    const { copy, bytes } = await copyOf(original, 'pdf');
    expect(copy).toEqual({ ok: true, extension: 'pdf', contentType: 'application/pdf' });
    expect(findActiveNames(bytes)).toEqual([]);
    const seen = await view(bytes);
    expect(seen).toMatchObject({ pages: 2 });
    expect(seen.darkest).toBeLessThan(100);
    expect(seen.text).toContain('Asha Kulkarni, page 1');
    expect(seen.text).toContain('महाराष्ट्र');
  });

  it('is drawn of one that only an owner password restricts, and not of one with a password', async () => {
    expect((await copyOf(await writePdf(1, { ownerPassword: 'secret' }), 'pdf')).copy.ok).toBe(true);
    expect((await copyOf(await writePdf(1, { userPassword: 'secret' }), 'pdf')).copy).toEqual({ ok: false });
  });

  it('ends after twenty pages, and says so', async () => {
    const { bytes } = await copyOf(await writePdf(23), 'pdf');
    expect((await view(bytes)).pages).toBe(21);
  });

  it('has pictures of limited size whatever the size of a page', async () => {
    const huge = make.makePdf().toString('latin1').replace('[0 0 200 200]', '[0 0 14400 14400]');
    const { copy, bytes } = await copyOf(Buffer.from(huge, 'latin1'), 'pdf');
    expect(copy.ok).toBe(true);
    expect(bytes.length).toBeLessThan(200_000);
    const flat = make.makePdf().toString('latin1').replace('[0 0 200 200]', '[0 0 1 1000000]');
    const drawn = await copyOf(Buffer.from(flat, 'latin1'), 'pdf');
    expect(drawn.bytes.length).toBeLessThan(200_000);
  });

  it('is not drawn from a file that no reader understands', async () => {
    for (const content of [Buffer.from('%PDF-1.7\n%%EOF'), Buffer.alloc(100), make.makeDocx()])
      expect((await copyOf(content, 'pdf')).copy).toEqual({ ok: false });
  });

  it('is given up after its time, and the next is drawn', async () => {
    const strict = openFileWorkers(60_000, 1);
    try {
      expect((await copyOf(await writePdf(5), 'pdf', strict)).copy).toEqual({ ok: false });
    } finally {
      await strict.close();
    }
    expect((await copyOf(make.makePdf(), 'pdf')).copy.ok).toBe(true);
  });

  it('has no active part of any hostile document', async () => {
    const hostile = documentSamples.filter(({ name, expected }) => name.endsWith('.pdf') && expected === 'active');
    const few = hostile.filter((_, i) => i % Math.ceil(hostile.length / 12) === 0);
    expect(few.length).toBeGreaterThan(8);
    let drawn = 0;
    for (const { title, content } of few) {
      const { copy, bytes, copyPath } = await copyOf(content(), 'pdf');
      if (!copy.ok) continue;
      drawn += 1;
      expect(findActiveNames(bytes), title).toEqual([]);
      expect(await workers.inspectDocument(copyPath, 'copy.pdf'), title).toMatchObject({ ok: true });
    }
    expect(drawn).toBeGreaterThan(few.length / 2);
  });
});

describe('the copy of a Word document', () => {
  it('is its text in reading order, with Devanagari, without field instructions and deleted text', async () => {
    const header = { name: 'word/header1.xml', content: `<w:hdr xmlns:w="w">${run('asha@example.com')}</w:hdr>` };
    const content = docxOf(
      `${run('Asha &amp; आशा कुमार, पुणे')}<w:p><w:pPr><w:tabs><w:tab w:pos="1"/></w:tabs></w:pPr><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r><w:r><w:t>Nurse</w:t></w:r></w:p>`,
      header,
    );
    const { copy, bytes } = await copyOf(content, 'docx');
    expect(copy).toMatchObject({ ok: true, extension: 'pdf' });
    expect(findActiveNames(bytes)).toEqual([]);
    const { text, darkest } = await view(bytes);
    expect(darkest).toBeLessThan(100);
    expect(text).toMatch(/asha@example\.com\nAsha & आशा कुमार, पुणे\nNurse/);
    expect(text).not.toMatch(/gone|DDEAUTO/);
  });

  it('has the results of the fields of a Word 97 document, not their instructions', async () => {
    const doc = makeDocOfText(['Asha ', '\u0013 HYPERLINK "https://evil.example" \u0014my page\u0015', '\rNurse']);
    const { bytes } = await copyOf(doc, 'doc');
    const { text } = await view(bytes);
    expect(text).toContain('Asha my page\nNurse');
    expect(text).not.toContain('evil');
  });

  it('is plain text in a script without a font', async () => {
    const { copy, bytes } = await copyOf(docxOf(run('আশা\u202Egpj.exe')), 'docx');
    expect(copy).toEqual({ ok: true, extension: 'txt', contentType: 'text/plain; charset=utf-8' });
    expect(bytes.toString('utf8')).toContain('আশাgpj.exe\r\n');
  });

  it('has at most the first hundred thousand characters, and says so', async () => {
    const { bytes } = await copyOf(
      docxOf(run('word '.repeat(10_000)) + run('a'.repeat(49_990)) + run('bcdefghijklmnop') + run('after')),
      'docx',
    );
    const document = await (await PDFiumLibrary.init()).loadDocument(bytes);
    const text = [...document.pages()].map((page) => page.getText()).join('');
    expect(text).toContain('The original is longer.');
    expect(text).not.toContain('after');
  });

  it('is not drawn without text, or of anything that is not a Word document', async () => {
    for (const content of [docxOf(''), make.makePdf(), make.makeDocx().subarray(0, -30)])
      expect((await copyOf(content, 'docx')).copy).toEqual({ ok: false });
    for (const content of [make.makeDoc(), make.makePdf()])
      expect((await copyOf(content, 'doc')).copy).toEqual({ ok: false });
  });
});

describe('limits of drawing', () => {
  it('lets two documents wait, and refuses the next', async () => {
    const path = join(folder, 'queued');
    await writeFile(path, make.makePdf());
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        workers.drawCopy(path, 'pdf', join(folder, `queued-${i}`)).then(
          ({ ok }) => ok,
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(outcomes).toEqual([true, true, true, 'unavailable', 'unavailable']);
  });

  it('aborts a drawing whose caller has disconnected, and draws the next', async () => {
    const path = join(folder, 'left');
    await writeFile(path, make.makePdf());
    const leaving = new AbortController();
    const left = workers.drawCopy(path, 'pdf', join(folder, 'left-copy'), leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    expect(await workers.drawCopy(path, 'pdf', join(folder, 'left-copy'))).toMatchObject({ ok: true });
  });

  it.each([
    ['a document that is drawn', make.makePdf(), [1, 1]],
    ['one whose page cannot be drawn', make.makePdf(), [1, 1]],
    ['one that cannot be opened', Buffer.from('%PDF-1.7 nothing'), [0, 1]],
  ])('releases the handles of PDFium after %s', async (name, content, expected) => {
    const path = join(folder, 'handles');
    await writeFile(path, content);
    const documents = vi.spyOn(PDFiumDocument.prototype, 'destroy');
    // The library is made by a base class of the one that is exported.
    const probe = await PDFiumLibrary.init();
    const libraries = vi.spyOn(Object.getPrototypeOf(probe) as PDFiumLibrary, 'destroy');
    const pages = vi.spyOn(PDFiumDocument.prototype, 'getPage');
    if (name.includes('page'))
      pages.mockImplementation(() => {
        throw new Error('no page');
      });
    await drawCopy(path, 'pdf', join(folder, 'handles-copy')).catch(() => undefined);
    expect([documents.mock.calls.length, libraries.mock.calls.length]).toEqual(expected);
    vi.restoreAllMocks();
    probe.destroy();
  });
});
