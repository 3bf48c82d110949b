import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from './documents/make-test-documents.ts';
import { type FileWorkers, openFileWorkers } from './file-workers.ts';
import { makeJpeg } from './images/make-test-images.ts';

let folder: string;
let workers: FileWorkers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-workers-'));
  workers = openFileWorkers();
});
afterAll(async () => {
  await workers?.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const inspect = async (content: Buffer) => workers.inspectDocument(await write('document', content), 'resume.pdf');

describe('the file workers', () => {
  it('inspect a document', async () => {
    expect(await inspect(make.makePdf())).toEqual({
      ok: true,
      kind: 'pdf',
      contentType: 'application/pdf',
      extension: 'pdf',
    });
    expect(await inspect(Buffer.from('<html>'))).toEqual({ ok: false, reason: 'wrong type' });
  });

  it('convert an image', async () => {
    const convertedPath = join(folder, 'converted');
    expect(await workers.convertImage(await write('image', await makeJpeg()), convertedPath)).toMatchObject({
      ok: true,
    });
    expect((await readFile(convertedPath)).toString('latin1', 8, 12)).toBe('WEBP');
    await rm(convertedPath);
    expect(await workers.convertImage(await write('image', make.makePdf()), convertedPath)).toEqual({
      ok: false,
      reason: 'wrong type',
    });
    expect(existsSync(convertedPath)).toBe(false);
  });

  it('check uploads while as many resumes as possible wait to be read, and forget those whose client has gone', async () => {
    const path = await write('read', make.makePdf());
    const upload = await write('uploaded', make.makePdf());
    const gone = new AbortController();
    const reading = workers.readText(path, 'pdf');
    const waiting = Array.from({ length: 20 }, () => workers.readText(path, 'pdf', gone.signal));
    const outcomes = Promise.allSettled(waiting);
    const tooMany = workers.readText(path, 'pdf').catch((error: unknown) => error);
    const inspected = workers.inspectDocument(upload, 'resume.pdf');
    gone.abort();
    const next = workers.readText(path, 'pdf');
    expect(await tooMany).toMatchObject({ code: 'unavailable' });
    expect(await inspected).toMatchObject({ ok: true });
    expect((await outcomes).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    expect([await reading, await next]).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('finish the largest hostile files, and the next file after them', async () => {
    const mebibytes = (text: string) => Buffer.from(text.repeat(Math.ceil((10 * 1024 * 1024) / text.length)), 'latin1');
    const end = Buffer.from('\nstartxref\n1\n%%EOF');
    for (const text of ['<<>>stream\nendstream ', '/S/F(/Root /Pages /Type ', '#2F', 'PK\u0005\u0006'])
      expect(await inspect(Buffer.concat([Buffer.from('%PDF-1.7\n'), mebibytes(text), end]))).toMatchObject({
        ok: false,
      });
    const bomb = make.makePdf({ objects: make.packedObjects('0'.repeat(64 * 1024 * 1024)) });
    expect(await inspect(bomb)).toEqual({ ok: false, reason: 'bomb' });
    expect(await inspect(make.makePdf())).toMatchObject({ ok: true });
  });

  it('refuse files that exceed the time limit', async () => {
    const workersWithShortTimeout = openFileWorkers(1);
    const document = await write('document', Buffer.concat([make.makePdf(), Buffer.alloc(10 * 1024 * 1024)]));
    expect(await workersWithShortTimeout.inspectDocument(document, 'resume.pdf')).toEqual({
      ok: false,
      reason: 'bomb',
    });
    const image = await write('image', await makeJpeg());
    expect(await workersWithShortTimeout.convertImage(image, join(folder, 'converted'))).toEqual({
      ok: false,
      reason: 'bomb',
    });
    await workersWithShortTimeout.close();
  });

  it('report a missing file', async () => {
    await expect(workers.inspectDocument(join(folder, 'missing'), 'a.pdf')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
