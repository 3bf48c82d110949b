import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isActiveInstruction } from './field-instructions.ts';
import { inspectDocument } from './index.ts';
import { isRemoteLocation } from './is-remote-location.ts';
import { disguisedScripts } from './make-disguised-scripts.ts';
import { documentSamples, makeDocOfText } from './make-hostile-documents.ts';
import { makeDocx } from './make-test-documents.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-active-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(content: Buffer, name: string): Promise<string> {
  const path = join(folder, 'document');
  await writeFile(path, content);
  const found = await inspectDocument(path, name);
  return found.ok ? found.kind : found.reason;
}

it.each(documentSamples)('$title → $expected', async ({ content, name, expected }) => {
  expect(await inspect(content(), name)).toBe(expected);
});

/** The same rules hold for links of all kinds of documents. */
describe('a link', () => {
  const writePdf = async (link: string): Promise<Buffer> => {
    const document = new PDFDocument();
    const content = buffer(document);
    document.text('Asha Kulkarni', { link });
    document.end();
    return await content;
  };
  const relation = (link: string) =>
    `<Relationships><Relationship Id="r" TargetMode="External" Type="http://x/hyperlink" Target="${link}"/></Relationships>`;
  const inspectLink = async (link: string): Promise<string[]> => [
    await inspect(await writePdf(link), 'resume.pdf'),
    await inspect(makeDocx({ name: 'word/_rels/document.xml.rels', content: relation(link) }), 'resume.docx'),
    await inspect(makeDocOfText([`\u0013 HYPERLINK "${link.replaceAll('\\', '\\\\')}" \u0014x\u0015`]), 'resume.doc'),
  ];

  it.each([
    'file://host/share/x',
    '\\\\host\\share',
    '//host/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x',
    'file:///C:/Windows/System32/cmd.exe',
    ...['#x', '?x', '/', '\\', '::$DATA', ' .', '#a?b', '%23x', `${'/'.repeat(400)}`].map(
      (suffix) => `file:///C:/Windows/System32/calc.exe${suffix}`,
    ),
    'file:///C:/Windows/System32/services.msc',
    'file:///C:/work/x.settingcontent-ms',
    `file:///C:/Windows/System32/calc.exe${' .'.repeat(200)}`,
    'C:\\Windows\\System32\\calc.exe#x',
    '..\\..\\Windows\\System32\\calc.exe',
    '../../Windows/System32/more.com#x',
    'calc.exe',
    'setup.vbs?x',
    ...['resume.jnlp', 'a.appinstaller', 'a.desktop', 'a.fileloc', 'a.accde', 'a.ppam', 'a.slk', 'a.iqy', 'a.mst'],
    ...['file:///C:/www.example.com/../Windows/more.com', '..\\www.example.exe', 'file:///C:/a@b.com/more.com'],
    ...['javascript:void(alert(1))', 'javascript:void(0)//x', 'about:config', 'htttps:x', 'hsts://x'],
    ...['vnd.sun.star.script:1', 'vnd.sun.star.script:1/../x.py$f?language=Python', 'ms.com:1/x', 'vnd.co:80'],
    ...[
      'example.com:80x',
      'example.script:80',
      'GitHub:ms-msdt:x',
      'github:calc.exe',
      'note:link:x',
      'Linkedin:\\\\host\\x',
    ],
    ...['about:blank#x', 'ms-word:x', 'vscode:x', 'url:x', 'a+b:x', 'a.b:x', 'file://www.linkedin.com/x'],
    ...'mda mdb mcf mat pl prg ps1xml psc1 xnk diagcfg diagpkg theme udl xlm xlsb msixbundle appxbundle'
      .split(' ')
      .map((ending) => `file:///C:/x/a.${ending}`),
    ...['searchConnector-ms', 'ppkg', 'pyz', 'run', 'AppImage'].map((ending) => `file:///C:/x/a.${ending}`),
  ])('to %s is refused in a PDF, a DOCX and a DOC', async (link) => {
    expect(await inspectLink(link)).toEqual(['active', 'active', 'active']);
  });

  it.each([
    ...[
      'https://example.com/x',
      'www.example.com',
      'www.example.com:8080/x',
      'example.com:8443',
      'ftp://example.com/x',
    ],
    ...[
      'rahul.vercel.app',
      'github.com/rahul/app.py',
      'www.example.com/a/node.js',
      'example.com#x',
      'file:///C:/a%20b/c.d/work.pdf#page=2',
    ],
    ...['file:///C:/Users/asha/Downloads/asha@gmail.com', 'file:///C:\\Users\\asha\\www.linkedin.com'],
    ...['../../asha@gmail.com', 'file:///C:/Users/asha/github.com', 'file:///C:/Users/asha/asha.vercel.app'],
    ...['../www.behance.net/asha.com', 'htttps://github.com/asha', 'ttps://github.com', 'hhttp://x', 'htpps://x'],
    ...['x-apple-data-detectors://0', 'about:blank', 'javascript:void(0)', 'doi:10.1000/xyz', 'mail:asha@example.com'],
    ...['E-mail:asha@example.com', 'gmail:asha@gmail.com', 'telegram:x', 'viber://chat', 'upi://pay', 'git://a/b.git'],
    ...['mailto:asha@example.com', 'Email:asha@example.com', 'tel:+919876543210', 'skype:asha?call'],
    ...[
      'GitHub: github.com/asha',
      'Linkedin:asha',
      'about:blank#blocked',
      'www.allegro.pl/x',
      'asha.run',
      'x.co.in:80',
    ],
  ])('to %s is accepted in a PDF, a DOCX and a DOC', async (link) => {
    expect(await inspectLink(link)).toEqual(['pdf', 'docx', 'doc']);
  });
});

describe('a PDF with an owner password only', () => {
  /** Versions choose the encryption: RC4 with 40 and 128 bits, AES with 128 and 256 bits. */
  const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;

  async function writePdf(options: PDFKit.PDFDocumentOptions, action?: Record<string, unknown>): Promise<Buffer> {
    const document = new PDFDocument(options);
    const content = buffer(document);
    document.text('Asha Kulkarni', { link: 'https://example.com' });
    if (action) document.ref(action).end('');
    document.end();
    return await content;
  }

  it.each(versions)('is accepted in version %s', async (pdfVersion) => {
    const whole = await writePdf({ pdfVersion, ownerPassword: 'secret', permissions: { copying: false } });
    expect(whole.toString('latin1')).toMatch(/\/Encrypt /);
    expect(await inspect(whole, 'resume.pdf')).toBe('pdf');
  });

  it.each(versions)('is searched in version %s', async (pdfVersion) => {
    const options = { pdfVersion, ownerPassword: 'secret' };
    expect(await inspect(await writePdf(options, { S: 'JavaScript' }), 'resume.pdf')).toBe('macros');
    // pdfkit encrypts the strings of type String.
    const file = { Type: 'Filespec', F: new String('setup.exe') };
    expect(await inspect(await writePdf(options, file), 'resume.pdf')).toBe('macros');
    expect(await inspect(await writePdf(options, { ...file, F: new String('setup.txt') }), 'resume.pdf')).toBe('pdf');
  });

  it.each(versions)('is locked with a user password too in version %s', async (pdfVersion) => {
    const options = { pdfVersion, ownerPassword: 'secret', userPassword: 'also secret' };
    expect(await inspect(await writePdf(options), 'resume.pdf')).toBe('locked');
  });
});

describe('random disguises', () => {
  it('of a script in a PDF are found', async () => {
    await fc.assert(
      fc.asyncProperty(disguisedScripts, async (content) => {
        expect(await inspect(content, 'resume.pdf')).toBe('macros');
      }),
      { numRuns: 300 },
    );
  });

  it('of a field split over the pieces of a DOC are found', async () => {
    const text = '\u0013  dDEauto c:\\\\windows\\\\cmd.exe \u0014x\u0015';
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const sorted = [0, ...at.sort((a, b) => a - b), text.length];
        const pieces = sorted.slice(1).map((end, i) => text.slice(sorted[i], end));
        expect(await inspect(makeDocOfText(pieces), 'resume.doc')).toBe('active');
      }),
      { numRuns: 50 },
    );
  });

  it('of anything never make an inspection throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([true, false]).toContain(isActiveInstruction(text));
        expect([true, false]).toContain(isRemoteLocation(text));
        expect(isActiveInstruction(`DDEAUTO ${text}`)).toBe(true);
      }),
    );
  });
});
