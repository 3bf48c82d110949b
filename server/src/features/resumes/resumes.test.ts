import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { RESUME_MISSING, RESUME_TOO_LARGE, RESUME_WRONG_TYPE } from '@aarambh/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { purgeOrphanFiles } from '../../infra/files/purge-orphan-files.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { listKnownResumeKeys } from './resumes.queries.ts';
import { RESUME_FILES, saveResume } from './save-resume.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  me = await registerThrough(app);
});

async function upload(file: Buffer | undefined, name: string, more: { accountID?: number; field?: string } = {}) {
  const form = new FormData();
  form.set('accountID', String(more.accountID ?? me.accountID));
  if (file) form.set(more.field ?? 'resume', new Blob([new Uint8Array(file)]), name);
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/JobSeekerResume/SaveResume',
    headers: { ...me.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

const read = (call: string, headers = me.headers) =>
  app.inject({ url: `/api/JobSeekerResume/${call}/${me.accountID}`, headers });

const temporaryFiles = () => readdir(context.files.temporaryFolder);
const rowsOf = (accountId: number) =>
  context.db.selectFrom('resumes').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

/** There must be exactly one file per resume row. */
async function expectNoOrphans() {
  const rows = await context.db.selectFrom('resumes').select('file_key').execute();
  expect((await Array.fromAsync(context.files.list('resumes'))).sort()).toEqual(rows.map((row) => row.file_key).sort());
  expect(await temporaryFiles()).toEqual([]);
}

describe('uploading a resume', () => {
  it.each([
    ['CV.PDF', make.makePdf(), 'pdf', 'application/pdf'],
    ['my resume.doc', make.makeDoc(), 'doc', 'application/msword'],
    ['प्रिया.docx', make.makeDocx(), 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is returned unchanged, under a generated name', async (name, content, extension, type) => {
    expect((await read('GetResumeID')).json()).toBe(0);
    expect((await read('GetResume')).body).toBe('Resume not found.');
    expect((await read('DownloadResume')).statusCode).toBe(404);

    const sent = await upload(content, name);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.headers['content-type']).toContain('text/plain');
    expect(sent.body).toBe('Resume uploaded successfully');

    expect((await read('GetResumeID')).json()).toBeGreaterThan(0);
    const address = (await read('GetResume')).body;
    expect(address).toMatch(new RegExp(`^/api/JobSeekerResume/DownloadResume/${me.accountID}\\?link=[\\w.-]+$`));
    // As a browser opens a link: without the session's token.
    const back = await app.inject(address);
    expect(back.statusCode).toBe(200);
    expect(back.rawPayload.equals(content)).toBe(true);
    expect(back.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(back.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="[\\w ]+ resume.${extension}"`),
    );

    const [row] = await rowsOf(me.accountID);
    expect(row).toMatchObject({ original_name: name, bytes: content.length, content_type: type });
    expect(row?.sha256.equals(createHash('sha256').update(content).digest())).toBe(true);
    expect(row?.file_key).toMatch(new RegExp(`^resumes/[0-9a-f-]{36}\\.${extension}$`));
    await expectNoOrphans();
  });

  it('accepts exactly 10 MiB', async () => {
    const head = make.makePdf({ header: `%PDF-1.7\n%${'-'.repeat(1)}\n` });
    const padding = 10 * 1024 * 1024 - head.length;
    const whole = make.makePdf({ header: `%PDF-1.7\n%${'-'.repeat(1 + padding)}\n` });
    expect(whole.length).toBe(10 * 1024 * 1024);
    expect((await upload(whole, 'a.pdf')).statusCode).toBe(200);
    const over = await upload(Buffer.concat([whole, Buffer.from('\n')]), 'a.pdf');
    expect(over.statusCode).toBe(413);
    expect(over.json()).toMatchObject({ code: 'too_large', detail: RESUME_TOO_LARGE });
    await expectNoOrphans();
  });

  it.each([
    ['without a file', undefined, '', 400, RESUME_MISSING],
    ['with an empty file', Buffer.alloc(0), 'a.pdf', 400, 'This file is empty. Please choose another file.'],
    ['with a text', Buffer.from('Resume'), 'a.txt', 415, RESUME_WRONG_TYPE],
    ['with a web page in disguise', Buffer.from('<html></html>'), 'a.pdf', 415, RESUME_WRONG_TYPE],
    ['with a password', make.makePdf({ trailer: '/Encrypt 9 0 R' }), 'a.pdf', 415, /protected by a password/],
    ['with macros', make.makeDoc({ 'Macros/VBA/dir': Buffer.alloc(9) }), 'a.doc', 415, /contains macros/],
    ['cut short', make.makeDocx().subarray(0, 300), 'a.docx', 415, /cannot be checked/],
    [
      'with a bomb',
      make.makeDocx({ name: 'a', content: Buffer.alloc(9), claimedBytes: 2 ** 31 }),
      'a.docx',
      415,
      /unpacks/,
    ],
  ])('%s is refused with a reason', async (_, file, name, status, text) => {
    const reply = await upload(file, name);
    expect(reply.statusCode).toBe(status);
    const { detail } = reply.json();
    expect(detail).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(detail).not.toMatch(/success/i);
    expect((await read('GetResumeID')).json()).toBe(0);
    await expectNoOrphans();
  });

  it('treats a file part without a name as missing', async () => {
    const boundary = 'x-boundary';
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="accountID"\r\n\r\n${me.accountID}\r\n--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--${boundary}--\r\n`;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerResume/SaveResume',
      headers: { ...me.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().detail).toBe(RESUME_MISSING);
    await expectNoOrphans();
  });

  it('is refused for another account, and leaves nothing', async () => {
    const other = await registerThrough(app);
    const reply = await upload(make.makePdf(), 'a.pdf', { accountID: other.accountID });
    expect(reply.statusCode).toBe(403);
    expect(await rowsOf(other.accountID)).toEqual([]);
    await expectNoOrphans();
  });

  it('may not be downloaded by another account', async () => {
    await upload(make.makePdf(), 'a.pdf');
    const other = await registerThrough(app);
    for (const call of ['GetResume', 'GetResumeID', 'DownloadResume']) {
      expect((await read(call, other.headers)).statusCode).toBe(403);
    }
  });
});

describe('replacing a resume', () => {
  it('deletes the last one unless it was sent with an application', async () => {
    await upload(make.makePdf(), 'first.pdf');
    await upload(make.makeDocx(), 'second.docx');
    const rows = await rowsOf(me.accountID);
    expect(rows.map((row) => row.original_name)).toEqual(['second.docx']);
    expect((await read('DownloadResume')).headers['content-disposition']).toContain('.docx');
    await expectNoOrphans();
  });

  it('leaves one current resume after ten concurrent uploads', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => upload(make.makePdf(), `${i}.pdf`)));
    for (const reply of replies) expect(reply.statusCode, reply.body).toBe(200);
    const rows = await rowsOf(me.accountID);
    expect(rows.filter((row) => row.replaced_at === null)).toHaveLength(1);
    expect((await read('DownloadResume')).statusCode).toBe(200);
    await expectNoOrphans();
  });

  it('keeps the last one and no new file when the transaction fails', async () => {
    await upload(make.makePdf(), 'kept.pdf');
    const path = join(context.files.temporaryFolder, 'new.docx');
    await writeFile(path, make.makeDocx());
    // A number of bytes that the row refuses: the transaction fails after the last one was retired.
    await expect(saveResume(context, me.accountID, { path, name: 'new.docx', bytes: -1 })).rejects.toThrow();
    await rm(path);
    expect((await rowsOf(me.accountID)).map((row) => row.original_name)).toEqual(['kept.pdf']);
    expect((await read('DownloadResume')).statusCode).toBe(200);
    await expectNoOrphans();
  });

  it('reports a full disk and keeps the last one', async () => {
    await upload(make.makePdf(), 'kept.pdf');
    const { store } = context.files;
    context.files.store = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const reply = await upload(make.makeDocx(), 'new.docx');
    context.files.store = store;
    expect(reply.statusCode).toBe(507);
    expect(reply.json()).toMatchObject({ code: 'storage_full' });
    expect((await rowsOf(me.accountID)).map((row) => row.original_name)).toEqual(['kept.pdf']);
    await expectNoOrphans();
  });
});

describe('an upload over the wire', () => {
  /** Starts a chunked upload by hand. */
  function begin(onAnswer: (status: number, body: string) => void): ClientRequest {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/JobSeekerResume/SaveResume',
      headers: { ...me.headers, 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
    });
    sent.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () => onAnswer(response.statusCode ?? 0, body));
    });
    sent.on('error', () => undefined);
    sent.write(
      `--b\r\ncontent-disposition: form-data; name="accountID"\r\n\r\n${me.accountID}\r\n--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`,
    );
    return sent;
  }

  it('of 200 MiB is cut off soon after 10 MiB', async () => {
    let answered: { status: number; body: string } | undefined;
    let ended = false;
    const sent = begin((status, body) => {
      answered = { status, body };
    });
    const closed = new Promise<void>((go) => {
      sent.once('close', () => {
        ended = true;
        go();
      });
    });
    const chunk = Buffer.alloc(256 * 1024, 'x');
    let mebibytes = 0;
    while (mebibytes < 200 && !ended && !answered) {
      if (!sent.write(chunk)) {
        await Promise.race([once(sent, 'drain'), closed]);
      }
      mebibytes += 0.25;
      await new Promise<void>((go) => setImmediate(go));
    }
    sent.destroy();
    expect(mebibytes).toBeLessThan(40);
    expect(answered?.status).toBe(413);
    expect(JSON.parse(answered?.body ?? '{}')).toMatchObject({ detail: RESUME_TOO_LARGE });
    await expectNoOrphans();
  });

  it('that continues after its reply is disconnected', async () => {
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    let answer = '';
    client.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    client.on('error', () => undefined);
    const closed = new Promise<void>((go) => client.once('close', () => go()));
    const head = `POST /api/JobSeekerResume/SaveResume HTTP/1.1\r\nhost: x\r\nauthorization: ${me.headers.authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${2 ** 32}\r\n\r\n`;
    client.write(`${head}--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`);
    const chunk = Buffer.alloc(256 * 1024, 'x');
    let mebibytes = 0;
    for (; mebibytes < 200 && !client.destroyed; mebibytes += 0.25) {
      if (!client.write(chunk)) await Promise.race([once(client, 'drain').catch(() => undefined), closed]);
    }
    expect(client.destroyed).toBe(true);
    expect(mebibytes).toBeLessThan(80);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    await expectNoOrphans();
  });

  it('that is aborted leaves no file', async () => {
    const sent = begin(() => undefined);
    for (let i = 0; i < 20; i++) sent.write(Buffer.alloc(64 * 1024, 'x'));
    await expect.poll(temporaryFiles).toHaveLength(1);
    sent.destroy();
    await expect.poll(temporaryFiles).toEqual([]);
    await expectNoOrphans();
  });

  it('without a session is refused before the file is sent', async () => {
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((answer, fail) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/JobSeekerResume/SaveResume',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
      });
      sent.on('response', (response) => {
        answer(response.statusCode);
        sent.destroy();
      });
      sent.on('error', fail);
      sent.write('--b\r\n');
    });
    expect(status).toBe(401);
  });
});

describe('the purge of orphan files', () => {
  it('removes orphan files after an hour, and no others', async () => {
    await upload(make.makePdf(), 'kept.pdf');
    const path = join(context.files.temporaryFolder, 'left');
    await writeFile(path, make.makePdf());
    const left = await context.files.store('resumes', 'pdf', path);
    await rm(path);

    context.clock.advanceMinutes(50);
    await purgeOrphanFiles(context, [{ kind: RESUME_FILES, listKnownKeys: listKnownResumeKeys }]);
    expect(await Array.fromAsync(context.files.list('resumes'))).toContain(left);

    context.clock.advanceMinutes(15);
    await purgeOrphanFiles(context, [{ kind: RESUME_FILES, listKnownKeys: listKnownResumeKeys }]);
    expect(await Array.fromAsync(context.files.list('resumes'))).not.toContain(left);
    expect((await read('DownloadResume')).statusCode).toBe(200);
    await expectNoOrphans();
  });
});

describe('the address of a resume', () => {
  const addressFor = async (headers = me.headers) => (await read('GetResume', headers)).body;
  const statusOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
  beforeEach(async () => {
    await upload(make.makePdf(), 'a.pdf');
  });

  it('expires after five minutes', async () => {
    const address = await addressFor();
    context.clock.advanceMinutes(4);
    expect(await statusOf(address)).toBe(200);
    context.clock.advanceMinutes(1);
    expect(await statusOf(address)).toBe(403);
    expect(await statusOf(await addressFor())).toBe(200);
  });

  it('is refused to another account, and gives nothing of another account', async () => {
    const address = await addressFor();
    const other = await registerThrough(app);
    expect(await statusOf(address, other.headers)).toBe(403);
    expect(await statusOf(address, me.headers)).toBe(200);
    const otherPath = address.replace(`/${me.accountID}?`, `/${other.accountID}?`);
    expect(await statusOf(otherPath)).toBe(403);
    expect(await statusOf(otherPath, other.headers)).toBe(403);
  });

  it('is refused after sign-out, also when the account has another session', async () => {
    const address = await addressFor();
    await context.db
      .updateTable('sessions')
      .set({ ended_at: context.clock.now() })
      .where('account_id', '=', me.accountID)
      .execute();
    expect(await statusOf(address)).toBe(403);
    const { sessionId } = await context.db
      .insertInto('sessions')
      .columns([
        'account_id',
        'token_hash',
        'created_at',
        'last_used_at',
        'expires_at',
        'idle_minutes',
        'device',
        'address',
      ])
      .expression((eb) =>
        eb
          .selectFrom('sessions')
          .select((row) => [
            'account_id',
            row.val(Buffer.alloc(32, me.accountID)).as('token_hash'),
            'created_at',
            'last_used_at',
            'expires_at',
            'idle_minutes',
            'device',
            'address',
          ])
          .where('account_id', '=', me.accountID)
          .limit(1),
      )
      .returning('id as sessionId')
      .executeTakeFirstOrThrow();
    expect(await statusOf(address)).toBe(403);
    expect(await statusOf(address.replace(/link=\d+/, `link=${sessionId}`))).toBe(403);
  });

  it.each(['', '1', '1.', '0.a.b.c', '99999999999.a.b.c', '1.a.b.c', '..', '1.a.b.c.d'])(
    '%j is refused',
    async (link) => {
      expect([400, 401, 403]).toContain(
        await statusOf(`/api/JobSeekerResume/DownloadResume/${me.accountID}?link=${link}`),
      );
    },
  );
});
