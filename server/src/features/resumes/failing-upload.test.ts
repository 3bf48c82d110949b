import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { openTestScanner, type TestScanner } from '../../integrations/clamav/open-test-scanner.ts';
import { VIRUS_FOUND } from '../../integrations/clamav/scan-file.ts';
import { openTestStore } from '../../integrations/s3/open-test-store.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../testing/test-app.ts';
import { saveResume } from './save-resume.ts';

let context: TestContext;
let app: FastifyInstance;
let me: Awaited<ReturnType<typeof registerThrough>>;

async function open(settings: Partial<Config>): Promise<void> {
  context = await openTestContext(settings);
  app = await buildTestApp(context);
  me = await registerThrough(app);
}
async function close(): Promise<void> {
  await app?.close();
  await context?.close();
}

async function upload(content = make.makePdf()) {
  const form = new FormData();
  form.set('accountID', String(me.accountID));
  form.set('resume', new Blob([new Uint8Array(content)]), 'resume.pdf');
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/JobSeekerResume/SaveResume',
    headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

const read = (call: string) => app.inject({ url: `/api/JobSeekerResume/${call}/${me.accountID}`, headers: me.headers });

async function expectNothingStored() {
  expect((await read('GetResumeID')).json()).toBe(0);
  expect(await context.db.selectFrom('resumes').select('id').execute()).toEqual([]);
  expect(await readdir(context.files.temporaryFolder)).toEqual([]);
}

describe('an upload with a virus scanner', () => {
  let scanner: TestScanner;
  beforeAll(async () => {
    scanner = await openTestScanner();
    await open({ clamavAddress: scanner.address });
  });
  afterAll(async () => {
    await close();
    await scanner?.close();
  });
  beforeEach(() => {
    scanner.verdict = () => 'stream: OK';
  });

  it('is refused when the scanner finds a virus', async () => {
    scanner.verdict = () => 'stream: Doc.Dropper.Agent-6412302 FOUND';
    const reply = await upload();
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ code: 'unsupported_type', detail: VIRUS_FOUND });
    await expectNothingStored();
    expect(await Array.fromAsync(context.files.list('resumes'))).toEqual([]);
  });

  it('is unavailable without a verdict', async () => {
    scanner.verdict = () => 'INSTREAM: out of memory ERROR';
    const reply = await upload();
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('10');
    await expectNothingStored();
    expect(await Array.fromAsync(context.files.list('resumes'))).toEqual([]);
  });

  it('is accepted when clean', async () => {
    expect((await upload()).statusCode).toBe(200);
    expect((await read('DownloadResume')).rawPayload.equals(make.makePdf())).toBe(true);
  });
});

describe('an upload without a virus scanner', () => {
  beforeAll(() => open({}));
  afterAll(close);

  it('is refused when it contains the EICAR test file', async () => {
    for (const content of [make.testVirus, make.makePdf({ objects: `%${make.testVirus}` })]) {
      const reply = await upload(content);
      expect(reply.statusCode).toBe(415);
      expect(reply.json().detail).toBe('This file was refused by our virus check.');
    }
    await expectNothingStored();
  });

  it('is unavailable while the queue of the file worker is full', async () => {
    const path = `${context.files.temporaryFolder}/resume`;
    await writeFile(path, make.makePdf());
    const queued = Array.from({ length: 21 }, () => context.fileWorkers.inspectDocument(path, 'resume.pdf'));
    const saving = saveResume(context, me.accountID, { path, name: 'resume.pdf', bytes: 1 });
    await expect(saving).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    for (const inspection of await Promise.all(queued)) expect(inspection).toMatchObject({ ok: true });
    await rm(path);
    await expectNothingStored();
    expect((await upload()).statusCode).toBe(200);
  });

  it('is possible twenty times a day', async () => {
    const limited = { ...context, config: { ...context.config, rateLimit: true } };
    const path = `${context.files.temporaryFolder}/resume`;
    await writeFile(path, make.makePdf());
    const file = { path, name: 'resume.pdf', bytes: 1 };
    for (let i = 0; i < 20; i++) await saveResume(limited, me.accountID, file);
    await expect(saveResume(limited, me.accountID, file)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'You can upload 20 resumes a day. Please try again tomorrow.',
    });
    expect(await Array.fromAsync(context.files.list('resumes'))).toHaveLength(1);
    context.clock.advanceMinutes(24 * 60 + 1);
    await saveResume(limited, me.accountID, file);
  });
});

describe('an upload to an S3-compatible store', () => {
  let store: Awaited<ReturnType<typeof openTestStore>>;
  beforeAll(async () => {
    store = await openTestStore();
    await open({ s3: store.settings });
  });
  afterAll(async () => {
    await close();
    await store?.close();
  });

  it('is returned unchanged and replaced by the next', async () => {
    expect((await upload()).statusCode).toBe(200);
    const [first] = await Array.fromAsync(context.files.list('resumes'));
    const second = make.makePdf({ header: '%PDF-1.7\n%second\n' });
    expect((await upload(second)).statusCode).toBe(200);
    const back = await read('DownloadResume');
    expect(back.rawPayload.equals(second)).toBe(true);
    expect(back.headers['content-type']).toBe('application/pdf');
    const left = await Array.fromAsync(context.files.list('resumes'));
    expect(left).toHaveLength(1);
    expect(left).not.toContain(first);
    expect(await readdir(context.files.temporaryFolder)).toEqual([]);
  });
});

describe('an upload to a store that hangs', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(() => undefined);
    await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = { endpoint, bucket: 'b', accessKeyId: 'a', secretAccessKey: 's', region: 'us-east-1' };
    await open({ s3 });
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await close();
  });

  it('gets 503 with Retry-After and does not block other requests', async () => {
    let isAnswered = false;
    const sent = Promise.all(Array.from({ length: 20 }, () => upload())).finally(() => {
      isAnswered = true;
    });
    for (const url of ['/api/health/ready', `/api/JobSeekerResume/GetResumeID/${me.accountID}`])
      expect((await app.inject({ url, headers: me.headers })).statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    for (const reply of await sent) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      expect(reply.json().code).toBe('unavailable');
    }
    await expectNothingStored();
  });
});
