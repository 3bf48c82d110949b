import { readdir } from 'node:fs/promises';
import type { ResumeReading } from '@aarambh/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { openFileWorkers } from '../../infra/files/file-workers.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';

const { app, context } = await openTestApp();
beforeAll(async () => {
  await context.fileWorkers.close();
  // A busy machine reads slowly.
  context.fileWorkers = openFileWorkers(60_000);
});
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const paragraphs = (lines: string[]) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;
const wordOf = (lines: string[]) =>
  make.makeZip([make.contentTypes(), { name: 'word/document.xml', content: paragraphs(lines) }]);

async function upload(content: Buffer, name: string): Promise<void> {
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
  expect(reply.statusCode).toBe(200);
}

const read = (headers = me.headers) => app.inject({ url: `/api/JobSeekerResume/ReadResume/${me.accountID}`, headers });

const lines = [
  'ASHA KULKARNI',
  'Mob: +91-98220 12345, asha.kulkarni@gmail.com',
  'Address: 12, Shivaji Nagar, Pune - 411005',
  'Career Objective',
  'Accountant with 6 years of experience.',
  'Work Experience',
  "Accountant, Deccan Traders Pvt. Ltd., Pune Jun'19 - till date",
  'Education',
  'B.Com from Savitribai Phule Pune University in 2015 with 68%',
  'Skills',
  'Tally, G.S.T., MS-Excel',
];

describe('reading a resume', () => {
  it('offers what it says, each with its line, by the names of the portal', async () => {
    await upload(wordOf(lines), 'asha.docx');
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.json<ResumeReading>()).toEqual({
      isUnreadable: false,
      fullName: { value: 'Asha Kulkarni', source: 'ASHA KULKARNI' },
      mobileNo: { value: '9822012345', source: lines[1] },
      email: { value: 'asha.kulkarni@gmail.com', source: lines[1] },
      places: [{ value: 'Pune', source: lines[2] }],
      skills: ['Tally', 'GST', 'Excel'].map((value) => ({ value, source: lines.at(-1) })),
      experienceYears: { value: 6, source: lines[4] },
      employment: [
        { jobTitle: 'Accountant', company: 'Deccan Traders Pvt. Ltd.', place: 'Pune', from: '2019-06', to: '' },
      ],
      education: [
        {
          qualification: 'B.Com',
          subject: '',
          institute: 'Savitribai Phule Pune University',
          year: '2015',
          grade: '68%',
        },
      ],
    });
  });

  it.each([
    ['a PDF without text', () => make.makePdf(), 'scan.pdf'],
    ['a Word 97 document without text', () => make.makeDoc(), 'old.doc'],
  ])('says that %s cannot be read', async (_what, makeContent, name) => {
    await upload(makeContent(), name);
    expect((await read()).json()).toMatchObject({ isUnreadable: true, fullName: null, employment: [] });
  });

  it('stays bounded for a document of twenty thousand lines', async () => {
    await upload(wordOf([...lines, ...Array<string>(20_000).fill('x, 2019 - 2020')]), 'long.docx');
    const { skills, employment } = (await read()).json<ResumeReading>();
    expect(skills.length).toBeLessThanOrEqual(40);
    expect(employment.length).toBeLessThanOrEqual(15);
  });

  it('is only for its owner, and needs a resume', async () => {
    expect((await read()).statusCode).toBe(404);
    const other = await registerThrough(app);
    expect((await read(other.headers)).statusCode).toBe(403);
  });

  it('leaves no temporary file', async () => {
    await upload(wordOf(lines), 'asha.docx');
    await read();
    expect(await readdir(context.files.temporaryFolder)).toEqual([]);
  });
});
