import {
  addressOf,
  calls,
  eraseMember,
  type PictureCaseDetails,
  type QueuedCase,
  type QueuedCaseDetails,
} from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureCases } from '../../../infra/database/backfills/picture-cases.ts';
import { runBackfills } from '../../../infra/database/backfills/run-backfills.ts';
import { createTestStaff, registerThrough, type TestStaff } from '../../../testing/test-app.ts';
import { caseDueAt } from '../../screening/index.ts';
import { openModerationFixture } from '../test-moderation.ts';

const { app, context, staff, send, publish, open, empty } = await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
const colleague = await createTestStaff(context, ['trust'], 'Uma Trust');
beforeEach(async () => {
  await empty();
  await db.deleteFrom('staff_claims').execute();
});

/** Replaces the picture of a member as an upload does, within one transaction. */
async function uploadPicture(accountId: number, status: 'Pending' | 'Approved' = 'Pending'): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('pictures').where('account_id', '=', accountId).execute();
    const file = { file_key: crypto.randomUUID(), content_type: 'image/webp', bytes: 1, uploaded_at: clock.now() };
    const review = { status, reviewed_at: null, reviewed_by: null };
    const row = tx.insertInto('pictures').values({ account_id: accountId, ...file, ...review });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  });
}

async function addMember(fullName = 'Kavya Raghunathan') {
  const { accountID } = await registerThrough(app, { fullName });
  const pictureId = await uploadPicture(accountID);
  return { accountID, pictureId, caseID: await caseOf(pictureId) };
}

const caseOf = async (pictureId: number): Promise<number> => {
  const row = db.selectFrom('picture_cases').select('id').where('picture_id', '=', pictureId);
  return (await row.executeTakeFirstOrThrow()).id;
};
const statusOf = async (pictureId: number) =>
  await db
    .selectFrom('pictures')
    .select(['status', 'reviewed_by'])
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow();

const list = async (query: Record<string, string> = {}) => {
  const reply = await app.inject({ url: addressOf(of.listModerationCases, { query }), headers: staff.headers });
  return reply.json<{ cases: QueuedCase[]; total: number }>();
};
const idsOf = async (query: Record<string, string> = {}) => (await list(query)).cases.map(({ caseID }) => caseID);
const get = (caseID: number, by: TestStaff = staff) =>
  app.inject({ url: `/api/Staff/GetModerationCase/${caseID}`, headers: by.headers });
const read = async (caseID: number) => (await get(caseID)).json<PictureCaseDetails>();
async function decide(caseID: number, decision: 'approve' | 'reject', by = staff) {
  const { version } = await read(caseID);
  const reason = decision === 'approve' ? 'suitable' : 'no-face';
  return await send(of.decidePictureCase, { caseID, version, decision, reason }, by);
}
const undo = async (caseID: number) =>
  await send(of.undoPictureDecision, { caseID, version: (await read(caseID)).version });

describe('the queue', () => {
  it('has vacancies and pictures by when they are due, under numbers that never meet', async () => {
    const late = await open(await publish(), { level: 'low' });
    await db
      .updateTable('moderation_cases')
      .set({ due_at: new Date(clock.now().getTime() + 48 * 3_600_000) })
      .where('id', '=', late)
      .execute();
    const picture = await addMember();
    const urgent = await open(await publish(), { level: 'high' });
    expect(new Set([late, picture.caseID, urgent]).size).toBe(3);
    const { cases, total } = await list();
    expect(cases.map(({ caseID }) => caseID)).toEqual([urgent, picture.caseID, late]);
    expect(total).toBe(3);
    expect(cases[1]).toMatchObject({
      kind: 'picture',
      memberID: picture.accountID,
      fullName: 'Kavya Raghunathan',
      pictureID: picture.pictureId,
      state: 'open',
      isOverdue: false,
      dueOn: caseDueAt('low', clock.now()).toISOString(),
    });
    clock.advanceMinutes(36 * 60);
    expect((await list({ cause: 'picture' })).cases).toMatchObject([{ isOverdue: true }]);
  });

  it('has pictures due as other cases of low level, at every hour', async () => {
    const { rows } = await sql<{ at: Date; due: Date }>`
      select at, picture_due_at(at) as due
      from generate_series(timestamptz '2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z', '30 minutes') at`.execute(db);
    expect(rows).toHaveLength(97);
    for (const { at, due } of rows) expect(due, at.toISOString()).toEqual(caseDueAt('low', at));
  });

  it('is filtered by cause, level, state, company and claim', async () => {
    const vacancyCase = await open(await publish(), { level: 'low' });
    const { caseID } = await addMember();
    const approved = await addMember();
    await decide(approved.caseID, 'approve');
    expect(await idsOf({ cause: 'picture' })).toEqual([caseID]);
    expect(await idsOf({ cause: 'finding' })).toEqual([vacancyCase]);
    expect((await idsOf({ level: 'low' })).sort()).toEqual([vacancyCase, caseID].sort());
    expect(await idsOf({ level: 'high' })).toEqual([]);
    expect(await idsOf({ companyID: '1', cause: 'picture' })).toEqual([]);
    expect(await idsOf({ state: 'approved' })).toEqual([approved.caseID]);
    expect(await idsOf({ state: 'released' })).toEqual([]);
    expect(await idsOf({ state: 'all' })).toEqual([approved.caseID, caseID, vacancyCase]);
    expect(await idsOf({ whose: 'mine' })).toEqual([]);
    const claim = { kind: 'moderation-case', targetID: caseID };
    expect((await send(of.claimWork, claim)).statusCode).toBe(200);
    expect(await idsOf({ whose: 'mine' })).toEqual([caseID]);
    expect(await idsOf({ whose: 'unclaimed' })).toEqual([vacancyCase]);
    expect((await send(of.claimWork, claim, colleague)).statusCode).toBe(409);
  });

  it('pages through both kinds without a gap or a repetition', async () => {
    const { accountID } = await registerThrough(app);
    const first = await uploadPicture(accountID);
    // Withdrawn cases, as many as two pages hold.
    await sql`
      insert into picture_cases (account_id, picture_id, state, opened_at, due_at)
      select ${accountID}, ${first} + i, 'withdrawn', now(), now() from generate_series(1, 99) i`.execute(db);
    const vacancyCase = await open(await publish());
    const pages = [
      await idsOf({ state: 'all' }),
      await idsOf({ state: 'all', page: '2' }),
      await idsOf({ state: 'all', page: '3' }),
    ];
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(new Set(pages.flat()).size).toBe(101);
    expect(pages[0]?.[0]).toBe(vacancyCase);
  });
});

describe('a decision', () => {
  it('is stored with its reason, ends the claim, and is undone within two minutes', async () => {
    const { caseID, pictureId, accountID } = await addMember();
    await send(of.claimWork, { kind: 'moderation-case', targetID: caseID });
    const { version } = await read(caseID);
    const note = await send(of.notePictureCase, { caseID, version, note: 'Ask the member.' });
    expect(note.statusCode, note.body).toBe(200);
    const rejected = await decide(caseID, 'reject');
    expect(rejected.statusCode, rejected.body).toBe(200);
    expect(await statusOf(pictureId)).toEqual({ status: 'Rejected', reviewed_by: staff.fullName });
    expect(await read(caseID)).toMatchObject({
      state: 'rejected',
      dueOn: null,
      claimedBy: '',
      reviewedBy: staff.fullName,
      history: [
        { kind: 'note', note: 'Ask the member.' },
        { kind: 'reject', reason: 'no-face', by: staff.fullName, isUndone: false },
      ],
    });
    expect((await read(caseID)).undoUntil).not.toBeNull();
    const undone = await undo(caseID);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await statusOf(pictureId)).toEqual({ status: 'Pending', reviewed_by: null });
    const after = await read(caseID);
    expect(after).toMatchObject({ state: 'open', decidedOn: null, isMine: true, undoUntil: null });
    expect(after.history.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
      ['note', false],
      ['reject', true],
      ['undo', false],
    ]);
    const audited = await db
      .selectFrom('staff_audit')
      .select(['action', 'reason'])
      .where('target_kind', '=', 'picture-case')
      .where('target_id', '=', String(caseID))
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { action: 'ClaimWork', reason: '' },
      { action: 'NotePictureCase', reason: '' },
      { action: 'DecidePictureCase', reason: 'no-face' },
      { action: 'UndoPictureDecision', reason: '' },
    ]);
    const timeline = await app.inject({
      url: `/api/Staff/GetMemberTimeline/${accountID}?kind=staff`,
      headers: staff.headers,
    });
    expect(timeline.body).toContain('Decide picture case');
  });

  it('can be taken otherwise later, and cannot be undone after two minutes', async () => {
    const { caseID, pictureId } = await addMember();
    await decide(caseID, 'approve');
    clock.advanceMinutes(3);
    expect((await undo(caseID)).json()).toMatchObject({ code: 'conflict' });
    expect((await decide(caseID, 'approve')).json()).toMatchObject({ detail: 'This picture is approved already.' });
    expect((await decide(caseID, 'reject', colleague)).statusCode).toBe(200);
    expect(await statusOf(pictureId)).toMatchObject({ status: 'Rejected', reviewed_by: 'Uma Trust' });
    expect((await undo(caseID)).statusCode).toBe(200);
    expect(await statusOf(pictureId)).toEqual({ status: 'Approved', reviewed_by: staff.fullName });
  });

  it('needs a reason from its list, and a note with another reason', async () => {
    const { caseID } = await addMember();
    const { version } = await read(caseID);
    const errorsOf = async (body: object) => {
      const reply = await send(of.decidePictureCase, { caseID, version, decision: 'reject', ...body });
      expect(reply.statusCode).toBe(400);
      return reply.body;
    };
    expect(await errorsOf({ reason: 'suitable' })).toContain('Choose a reason from the list');
    expect(await errorsOf({ reason: 'other-reject' })).toContain('Say why in the note');
  });

  it('of two staff at once is stored once, and the other is shown who was faster', async () => {
    const { caseID, pictureId } = await addMember();
    const { version } = await read(caseID);
    const body = { caseID, version };
    const replies = await Promise.all([
      send(of.decidePictureCase, { ...body, decision: 'approve', reason: 'suitable' }),
      send(of.decidePictureCase, { ...body, decision: 'reject', reason: 'offensive' }, colleague),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { status, reviewed_by: winner } = await statusOf(pictureId);
    const verb = status === 'Approved' ? 'approved it' : 'rejected it';
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().detail).toContain(`${winner} ${verb}`);
    expect((await read(caseID)).history).toHaveLength(1);
  });

  it('is for staff of moderation only', async () => {
    const { caseID } = await addMember();
    const support = await createTestStaff(context, ['support']);
    const { version } = await read(caseID);
    expect((await get(caseID, support)).statusCode).toBe(403);
    for (const [call, more] of [
      [of.decidePictureCase, { decision: 'approve', reason: 'suitable' }],
      [of.undoPictureDecision, {}],
      [of.notePictureCase, { note: 'A note' }],
    ] as const)
      expect((await send(call, { caseID, version, ...more }, support)).statusCode).toBe(403);
  });

  it('on a picture and on a vacancy are different calls: neither decides the other', async () => {
    const vacancyCase = await open(await publish());
    const { caseID } = await addMember();
    const version = 1;
    const decided = await send(of.decidePictureCase, {
      caseID: vacancyCase,
      version,
      decision: 'approve',
      reason: 'suitable',
    });
    expect(decided.statusCode).toBe(404);
    const release = { decision: 'release', reason: 'genuine', postingVersion: '1.1' };
    expect((await send(of.decideModerationCase, { caseID, version, ...release })).statusCode).toBe(404);
    expect((await get(vacancyCase)).json<QueuedCaseDetails>().kind).toBe('vacancy');
    expect((await get(999_999)).statusCode).toBe(404);
  });
});

describe('the member', () => {
  it('replaces the picture: its case closes, the new one has its own, and the earlier decision stands beside it', async () => {
    const { accountID, caseID, pictureId } = await addMember();
    await decide(caseID, 'reject');
    const second = await uploadPicture(accountID);
    expect((await undo(caseID)).json().detail).toBe('The member has replaced or deleted this picture.');
    const third = await uploadPicture(accountID);
    expect((await list({ cause: 'picture' })).cases).toMatchObject([{ pictureID: third }]);
    expect(await read(caseID)).toMatchObject({ state: 'rejected', pictureID: null, undoUntil: null });
    const withdrawn = await read(await caseOf(second));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', pictureID: null, dueOn: null, version: 2 });
    const late = { caseID: withdrawn.caseID, version: 1, decision: 'approve', reason: 'suitable' };
    expect((await send(of.decidePictureCase, late)).json()).toMatchObject({
      code: 'conflict',
      detail: 'The member has replaced or deleted this picture.',
    });
    const { otherPictures } = await read(await caseOf(third));
    expect(otherPictures).toMatchObject([
      { state: 'withdrawn', reason: '' },
      { caseID, state: 'rejected', reason: 'no-face', by: staff.fullName },
    ]);
    expect(pictureId).not.toBe(third);
  });

  it('and staff at once: the picture is decided or replaced, and the queue has the new one', async () => {
    const { accountID, caseID } = await addMember();
    const { version } = await read(caseID);
    const [reply, second] = await Promise.all([
      send(of.decidePictureCase, { caseID, version, decision: 'approve', reason: 'suitable' }),
      uploadPicture(accountID),
    ]);
    expect((await read(caseID)).state).toBe(reply.statusCode === 200 ? 'approved' : 'withdrawn');
    expect(await idsOf({ cause: 'picture' })).toEqual([await caseOf(second)]);
    expect((await statusOf(second)).status).toBe('Pending');
  });

  it('is erased, with the case and what staff wrote', async () => {
    const { accountID, caseID } = await addMember();
    await send(of.claimWork, { kind: 'moderation-case', targetID: caseID });
    await send(of.notePictureCase, { caseID, version: 1, note: 'Kavya called about it.' });
    const reply = await send(eraseMember, { memberID: accountID, reason: 'Asked for it.' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await idsOf({ state: 'all' })).toEqual([]);
    expect((await get(caseID)).statusCode).toBe(404);
    for (const table of ['picture_cases', 'picture_decisions', 'staff_claims'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('gives earlier pictures their cases in batches, with the claims of those that wait', async () => {
    const [first, second] = [await addMember(), await addMember()];
    await decide(second.caseID, 'approve');
    await db.deleteFrom('picture_cases').execute();
    const claim = { staff_id: staff.staffId, claimed_at: clock.now() };
    await db
      .insertInto('staff_claims')
      .values([
        { kind: 'picture', target_id: first.pictureId, ...claim },
        { kind: 'picture', target_id: second.pictureId, ...claim },
      ])
      .execute();
    await sql`truncate backfills`.execute(db);
    await runBackfills({ db, clock, log: context.log }, { backfills: [{ ...pictureCases, batchSize: 1 }] });
    expect((await list({ cause: 'picture', state: 'all' })).cases).toMatchObject([
      { pictureID: second.pictureId, state: 'approved', claimedBy: '' },
      { pictureID: first.pictureId, state: 'open', isMine: true },
    ]);
  });

  it('follows the reviews of instances of the last release', async () => {
    const { caseID, pictureId } = await addMember();
    const review = (status: 'Pending' | 'Rejected', reviewedAt: Date | null) =>
      db.updateTable('pictures').set({ status, reviewed_at: reviewedAt }).where('id', '=', pictureId).execute();
    await review('Rejected', clock.now());
    expect(await read(caseID)).toMatchObject({ state: 'rejected', version: 2, undoUntil: null });
    const stale = { caseID, version: 1, decision: 'approve', reason: 'suitable' };
    expect((await send(of.decidePictureCase, stale)).statusCode).toBe(409);
    await review('Pending', null);
    expect(await read(caseID)).toMatchObject({ state: 'open', version: 3, decidedOn: null });
  });
});
