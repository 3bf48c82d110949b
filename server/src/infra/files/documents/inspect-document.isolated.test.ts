import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { inspectDocument } from './inspect-document.ts';
import { makePdf } from './make-test-documents.ts';

vi.mock('./inspect-pdf.ts', () => ({
  inspectPdf: () => {
    throw new RangeError('Unknown cipher');
  },
}));

it('a document whose inspection throws is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-throwing-'));
  const path = join(folder, 'resume.pdf');
  await writeFile(path, makePdf());
  expect(await inspectDocument(path, 'resume.pdf')).toEqual({ ok: false, reason: 'broken' });
  await rm(folder, { recursive: true });
});

it('a file that cannot be read is an error of the server', async () => {
  await expect(inspectDocument('/missing/resume.pdf', 'resume.pdf')).rejects.toMatchObject({ code: 'ENOENT' });
});
