import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESUMES_PER_DAY } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../../../infra/files/documents/make-test-documents.ts';
import { openFileWorkers } from '../../../infra/files/file-workers.ts';
import {
  buildTestApp,
  createTestStaff,
  openTestContext,
  registerThrough,
  type TestContext,
  type TestStaff,
} from '../../../testing/test-app.ts';
import { saveResume } from '../save-resume.ts';

let context: TestContext;
let app: FastifyInstance;
let staff: TestStaff;
beforeAll(async () => {
  context = await openTestContext();
  await context.fileWorkers.close();
  // A busy machine draws slowly.
  context.fileWorkers = openFileWorkers(60_000, 120_000);
  app = await buildTestApp(context);
  staff = await createTestStaff(context);
});
afterAll(async () => {
  await app?.close();
  await context?.fileWorkers.close();
  await context?.close();
});

async function createMember(content: Buffer, name = 'resume.pdf') {
  const member = await registerThrough(app);
  const path = join(context.files.temporaryFolder, 'upload');
  await writeFile(path, content);
  await saveResume(context, member.accountID, { path, name, bytes: content.length });
  return member;
}

const view = (accountID: number, by = staff) =>
  app.inject({ url: `/api/Staff/ViewResume?accountID=${accountID}`, headers: by.headers });

/** As if a staff member had opened N resumes. */
async function openMany(by: TestStaff, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    at: context.clock.now(),
    staff_id: by.staffId,
    actor: by.fullName,
    roles: [],
    action: 'ViewResume',
    target_kind: 'application',
    target_id: String(at + 1_000),
    before: null,
    after: null,
    reason: '',
    second_staff_id: null,
    device: '',
    address: '',
  }));
  await context.db.insertInto('staff_audit').values(rows).execute();
}

describe('the pages of a resume', () => {
  it('are re-rendered pictures with their text, and the reading is recorded', async () => {
    for (const [content, name] of [
      [make.makePdf(), 'resume.pdf'],
      [make.makeDocx(), 'resume.docx'],
    ] as const) {
      const { accountID } = await createMember(content, name);
      const reply = await view(accountID);
      expect(reply.statusCode).toBe(200);
      const { pages, pageCount } = reply.json<{ pages: { picture: string; text: string }[]; pageCount: number }>();
      expect(pageCount).toBe(1);
      // The first bytes of a JPEG.
      expect(Buffer.from(pages[0]?.picture ?? '', 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      const entries = context.db.selectFrom('staff_audit').select('action').where('target_kind', '=', 'member');
      expect(await entries.where('target_id', '=', String(accountID)).execute()).toEqual([{ action: 'ViewResume' }]);
    }
  });

  it('need a second person after fifty in a day, who allows fifty more', async () => {
    const [reader, colleague] = [
      await createTestStaff(context, ['recruiter'], 'Ravi Reader'),
      await createTestStaff(context),
    ];
    const [first, second] = [await createMember(make.makePdf()), await createMember(make.makePdf())];
    await openMany(reader, RESUMES_PER_DAY - 1);
    expect((await view(first.accountID, reader)).statusCode).toBe(200);
    const refused = await view(second.accountID, reader);
    expect(refused.json()).toMatchObject({ code: 'second_person_needed' });
    // One that was opened before is not another one.
    expect((await view(first.accountID, reader)).statusCode).toBe(200);

    const asked = await app.inject({
      method: 'POST',
      url: '/api/Staff/AllowMoreResumes',
      headers: reader.headers,
      payload: { reason: 'A large campaign' },
    });
    expect(asked.json()).toMatchObject({ code: 'second_person_needed' });
    expect((await view(second.accountID, reader)).statusCode).toBe(409);
    const { id } = await context.db.selectFrom('staff_requests').select('id').executeTakeFirstOrThrow();
    const decision = await app.inject({
      method: 'POST',
      url: '/api/Staff/DecideSecondPersonRequest',
      headers: colleague.headers,
      payload: { requestID: id, decision: 'approve' },
    });
    expect(decision.statusCode).toBe(200);
    expect((await view(second.accountID, reader)).statusCode).toBe(200);
  });

  it('are one more at the fiftieth, also of several asked for at once', async () => {
    const reader = await createTestStaff(context, ['recruiter'], 'Ravi Reader');
    const members = [];
    for (let n = 0; n < 4; n++) members.push(await createMember(make.makePdf()));
    await openMany(reader, RESUMES_PER_DAY - 1);
    const replies = await Promise.all(members.map(({ accountID }) => view(accountID, reader)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('that does not exist does not count as opened', async () => {
    const reader = await createTestStaff(context, ['recruiter']);
    const { accountID } = await registerThrough(app);
    expect((await view(accountID, reader)).statusCode).toBe(404);
    const read = context.db.selectFrom('staff_audit').select('id').where('staff_id', '=', reader.staffId);
    expect(await read.execute()).toEqual([]);
  });

  it('are counted from zero the next day', async () => {
    const reader = await createTestStaff(context, ['recruiter']);
    const { accountID } = await createMember(make.makePdf());
    await openMany(reader, RESUMES_PER_DAY);
    expect((await view(accountID, reader)).statusCode).toBe(409);
    context.clock.advanceMinutes(24 * 60);
    expect((await view(accountID, reader)).statusCode).toBe(200);
  });
});
