import { isSuccessText, walkInTexts as texts } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openWalkInFixture } from '../test-walk-in-fixture.ts';

const { app, clock, db, istIn, callAsStaff, invite, attend, requestReschedule, read, row } = await openWalkInFixture();
const DAY = 24 * 60;
const UNKNOWN_ID = 'A'.repeat(43);

it('treats exactly the three success texts as success', () => {
  const good = Object.entries(texts).filter(([, text]) => isSuccessText(text));
  expect(good.map(([name]) => name)).toEqual(['attending', 'alreadyAttending', 'rescheduleAsked']);
});

describe('the link', () => {
  it('describes the invitation without the person', async () => {
    const { id } = await invite({ note: 'Bring a pen.' });
    const reply = await read(id);
    const { id: vacancyID } = await db.selectFrom('vacancies').select('id').executeTakeFirstOrThrow();
    expect(reply.json()).toEqual({
      vacancyID,
      isManualPostedJob: expect.any(Boolean),
      jobTitle: 'Senior Accountant',
      orgName: 'Tulsi Granites',
      startsOn: new Date(clock.now().getTime() + 2 * 86_400_000).toISOString(),
      endsOn: new Date(clock.now().getTime() + 2 * 86_400_000 + 3 * 3_600_000).toISOString(),
      venue: 'Sai Complex, Baner Road, Pune',
      contact: 'Nandini Rao',
      note: 'Bring a pen.',
      status: 'Invited',
      preferredOn: '',
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('has no side effect when fetched', async () => {
    const { id, walkInID } = await invite();
    const before = await row(walkInID);
    await read(id);
    await app.inject({ url: `/api/WalkInStatus/SetStatusAttending/${id}` });
    await app.inject({ method: 'HEAD', url: `/api/WalkInStatus/GetWalkIn/${id}` });
    expect(await row(walkInID)).toEqual(before);
  });

  it('answers 404 if unknown, with the text that it is not valid', async () => {
    expect((await read(UNKNOWN_ID)).statusCode).toBe(404);
    expect(await attend(UNKNOWN_ID)).toBe(texts.unknown);
    expect((await requestReschedule(UNKNOWN_ID)).body).toBe(texts.unknown);
    const { walkInID } = await invite();
    expect(await attend(String(walkInID))).toBe(texts.unknown);
  });

  it('cannot be derived from the database', async () => {
    const { id, walkInID } = await invite();
    const { token_hash, token_nonce } = await row(walkInID);
    for (const stored of [token_hash, token_nonce]) {
      expect(stored.toString('base64url')).not.toBe(id);
      expect(await attend(stored.toString('base64url'))).toBe(texts.unknown);
    }
  });
});

describe('attending', () => {
  it('is stored once, also for twenty concurrent calls', async () => {
    const { id, walkInID } = await invite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attend(id)));
    expect(answers.filter((text) => text === texts.attending)).toHaveLength(1);
    expect(answers.filter((text) => text === texts.alreadyAttending)).toHaveLength(19);
    expect(await row(walkInID)).toMatchObject({ status: 'attending', answered_at: clock.now() });
    expect((await read(id)).json()).toMatchObject({ status: 'Attending' });
  });

  it('replaces a request for another time', async () => {
    const { id, walkInID } = await invite();
    await requestReschedule(id);
    expect(await attend(id)).toBe(texts.attending);
    expect(await row(walkInID)).toMatchObject({ status: 'attending', reason: null, preferred_at: null });
  });

  it('is accepted until the interview ends', async () => {
    const { id } = await invite({ starts: istIn(1), ends: istIn(2) });
    clock.advanceMinutes(119);
    expect(await attend(id)).toBe(texts.attending);
    clock.advanceMinutes(1);
    expect(await attend(id)).toBe(texts.over);
    expect((await requestReschedule(id)).body).toBe(texts.over);
    expect((await read(id)).json()).toMatchObject({ status: 'Over' });
  });

  it('is rejected for a cancelled interview', async () => {
    const { id, walkInID } = await invite();
    await callAsStaff('CancelWalkIn', { walkInID, cause: 'The position is filled.' });
    expect(await attend(id)).toBe(texts.cancelled);
    expect((await requestReschedule(id)).body).toBe(texts.cancelled);
    clock.advanceMinutes(3 * DAY);
    expect(await attend(id)).toBe(texts.cancelled);
    expect((await read(id)).json()).toMatchObject({ status: 'Cancelled' });
  });
});

describe('requesting another time', () => {
  it('keeps the last request, parsed as IST', async () => {
    const { id, walkInID } = await invite();
    await attend(id);
    const [day = ''] = istIn(72).split(' ');
    expect((await requestReschedule(id)).body).toBe(texts.rescheduleAsked);
    expect((await requestReschedule(id, { reason: 'My train is late.', preferredTime: '17:05:00' })).body).toBe(
      texts.rescheduleAsked,
    );
    expect(await row(walkInID)).toMatchObject({
      status: 'reschedule-requested',
      reason: 'My train is late.',
      preferred_at: new Date(`${day}T17:05:00+05:30`),
      answered_at: clock.now(),
    });
    expect((await read(id)).json()).toMatchObject({
      status: 'Reschedule requested',
      preferredOn: new Date(`${day}T17:05:00+05:30`).toISOString(),
    });
  });

  it('accepts today and no earlier day, in IST', async () => {
    const { id, walkInID } = await invite();
    const [today] = istIn(0).split(' ');
    const [yesterday] = istIn(-24).split(' ');
    expect((await requestReschedule(id, { preferredDate: yesterday })).body).toBe(texts.dateInPast);
    expect(await row(walkInID)).toMatchObject({ status: 'invited', reason: null });
    expect((await requestReschedule(id, { preferredDate: today, preferredTime: '00:00:00' })).body).toBe(
      texts.rescheduleAsked,
    );
    // Half past midnight in IST is still the previous day in UTC.
    clock.advanceMinutes(14 * 60 + 30);
    expect((await requestReschedule(id, { preferredDate: today })).body).toBe(texts.dateInPast);
  });

  it.each([
    ['no reason', { reason: ' ' }, 'Reason is required.'],
    ['a long reason', { reason: 'x'.repeat(201) }, 'Reason cannot exceed 200 characters.'],
    ['no date', { preferredDate: '' }, 'Please select the date for the walk-in interviews.'],
    [
      'a day that does not exist',
      { preferredDate: '2031-02-30' },
      'Please select the date for the walk-in interviews.',
    ],
    ['no time', { preferredTime: '' }, 'Please select the preferred time for the walk-in interviews.'],
    ['seconds', { preferredTime: '10:30:15' }, 'Please select the preferred time for the walk-in interviews.'],
  ])('rejects %s with the message of the form', async (_, wrong, message) => {
    const { id, walkInID } = await invite();
    const reply = await requestReschedule(id, wrong);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ message }]);
    expect((await row(walkInID)).status).toBe('invited');
  });

  it('concurrently with attending leaves one consistent answer', async () => {
    const { id, walkInID } = await invite();
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? attend(id) : requestReschedule(id))));
    const { status, reason } = await row(walkInID);
    expect(reason === null).toBe(status === 'attending');
    expect(await db.selectFrom('walk_ins').select('id').where('id', '=', walkInID).execute()).toHaveLength(1);
  });
});
