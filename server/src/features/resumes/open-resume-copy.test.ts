import { readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findActiveNames } from '../../infra/files/copies/find-active-names.ts';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { openFileWorkers } from '../../infra/files/file-workers.ts';
import { CallError } from '../../lib/call-error.ts';
import {
  buildTestApp,
  createTestStaff,
  openTestContext,
  registerThrough,
  type TestContext,
  type TestStaff,
} from '../../testing/test-app.ts';
import { saveResume } from './save-resume.ts';

const link = '/OpenAction<</S/URI/URI(https://example.com)>>';
const original = make.makePdf({ trailer: '/Info 7 0 R', objects: `7 0 obj\n<</Title(Asha)>>\nendobj` });

let context: TestContext;
let app: FastifyInstance;
let member: Awaited<ReturnType<typeof registerThrough>>;
let staff: TestStaff;
beforeAll(async () => {
  context = await openTestContext();
  await context.fileWorkers.close();
  // A busy machine draws slowly.
  context.fileWorkers = openFileWorkers(60_000, 120_000);
  app = await buildTestApp(context);
  member = await registerThrough(app);
  staff = await createTestStaff(context);
});
afterAll(async () => {
  await app?.close();
  await context?.fileWorkers.close();
  await context?.close();
});

async function save(content: Buffer, name = 'resume.pdf') {
  const path = join(context.files.temporaryFolder, 'upload');
  await writeFile(path, content);
  const id = await saveResume(context, member.accountID, { path, name, bytes: content.length });
  await rm(path);
  return id;
}

const read = (query: string, headers = staff.headers) =>
  app.inject({ url: `/api/Operator/GetResumeCopy?${query}`, headers });

describe('the copy of a resume', () => {
  it('is what staff open, never the original', async () => {
    await save(original);
    const reply = await read(`accountID=${member.accountID}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; .*resume copy\.pdf/);
    expect(reply.rawPayload.equals(original)).toBe(false);
    expect(reply.rawPayload.includes('Skills: HTML')).toBe(false);
    expect(findActiveNames(reply.rawPayload)).toEqual([]);
    await expect.poll(() => readdir(context.files.temporaryFolder)).toEqual([]);
  });

  it('is also drawn of a document that an earlier inspection let pass', async () => {
    const resume = await save(original);
    const path = join(context.files.temporaryFolder, 'hostile');
    await writeFile(path, make.makePdf({ catalog: link }));
    const key = await context.files.store('resumes', 'pdf', path);
    await rm(path);
    await context.db.updateTable('resumes').set({ file_key: key }).where('id', '=', resume).execute();
    const reply = await read(`accountID=${member.accountID}`);
    expect(reply.statusCode).toBe(200);
    expect(findActiveNames(reply.rawPayload)).toEqual([]);
  });

  it('is the text of a Word document', async () => {
    await save(make.makeDocx(), 'resume.docx');
    expect((await read(`accountID=${member.accountID}`)).headers['content-type']).toBe('application/pdf');
  });

  it('is refused when it cannot be drawn, and leaves no files', async () => {
    await save(make.makeDoc(), 'resume.doc');
    const reply = await read(`accountID=${member.accountID}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/^A copy of this document cannot be drawn/);
    expect(await readdir(context.files.temporaryFolder)).toEqual([]);
  });

  it('is tried for its owner, who learns whether staff can open it', async () => {
    const check = (headers = member.headers) =>
      app.inject({ url: `/api/JobSeekerResume/IsResumeReadable/${member.accountID}`, headers });
    await save(original);
    expect((await check()).json()).toBe(true);
    await save(make.makeDoc(), 'resume.doc');
    expect((await check()).json()).toBe(false);
    expect((await check((await registerThrough(app)).headers)).statusCode).toBe(403);
    await expect.poll(() => readdir(context.files.temporaryFolder)).toEqual([]);
  });

  it('is not drawn any further when the client has left', async () => {
    await save(original);
    const drawing = vi.spyOn(context.fileWorkers, 'drawCopy');
    let signal: AbortSignal | undefined;
    const started = Promise.withResolvers<void>();
    drawing.mockImplementation(async (_path, _kind, _copyPath, given) => {
      signal = given;
      started.resolve();
      await new Promise<void>((resolve) => given?.addEventListener('abort', () => resolve()));
      throw new CallError('unavailable');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const leaving = new AbortController();
    const reading = fetch(`http://127.0.0.1:${port}/api/Operator/GetResumeCopy?accountID=${member.accountID}`, {
      headers: staff.headers,
      signal: leaving.signal,
    }).catch(() => 'left');
    await started.promise;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    expect(await reading).toBe('left');
    await expect.poll(() => signal?.aborted).toBe(true);
    await expect.poll(() => readdir(context.files.temporaryFolder)).toEqual([]);
    drawing.mockRestore();
  });

  it('is refused after sixty calls in ten minutes', async () => {
    const limited = await buildTestApp({ ...context, config: { ...context.config, rateLimit: true } });
    const call = () => limited.inject({ url: '/api/Operator/GetResumeCopy', headers: staff.headers });
    for (let i = 0; i < 60; i++) expect((await call()).statusCode).toBe(400);
    expect((await call()).statusCode).toBe(429);
    await limited.close();
  });

  it('needs one number of an existing resume, and staff', async () => {
    await save(original);
    for (const query of ['', `accountID=${member.accountID}&applicationID=1`])
      expect((await read(query)).statusCode).toBe(400);
    for (const query of ['applicationID=999999', 'accountID=999999']) expect((await read(query)).statusCode).toBe(404);
    expect((await read(`accountID=${member.accountID}`, member.headers)).statusCode).toBe(403);
  });
});
