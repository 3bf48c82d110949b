import { isSuccessText, walkInTexts as texts } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openWalkInWorld } from '../test-world.ts';

const { app, clock, db, istIn, byStaff, invite, attend, ask, read, row } = await openWalkInWorld();
const DAY = 24 * 60;
const NOBODYS = 'A'.repeat(43);

it('marks as good exactly the three good texts', () => {
  const good = Object.entries(texts).filter(([, text]) => isSuccessText(text));
  expect(good.map(([name]) => name)).toEqual(['attending', 'alreadyAttending', 'rescheduleAsked']);
});

describe('the link', () => {
  it('says what it is for and nothing about whom', async () => {
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

  it('changes nothing when it is only fetched, however', async () => {
    const { id, walkInID } = await invite();
    const before = await row(walkInID);
    await read(id);
    await app.inject({ url: `/api/WalkInStatus/SetStatusAttending/${id}` });
    await app.inject({ method: 'HEAD', url: `/api/WalkInStatus/GetWalkIn/${id}` });
    expect(await row(walkInID)).toEqual(before);
  });

  it('of nobody answers 404, and the answers say that it is not valid', async () => {
    expect((await read(NOBODYS)).statusCode).toBe(404);
    expect(await attend(NOBODYS)).toBe(texts.unknown);
    expect((await ask(NOBODYS)).body).toBe(texts.unknown);
    const { walkInID } = await invite();
    expect(await attend(String(walkInID))).toBe(texts.unknown);
  });

  it('cannot be made of what the database holds', async () => {
    const { id, walkInID } = await invite();
    const { token_hash, token_nonce } = await row(walkInID);
    for (const held of [token_hash, token_nonce]) {
      expect(held.toString('base64url')).not.toBe(id);
      expect(await attend(held.toString('base64url'))).toBe(texts.unknown);
    }
  });
});

describe('attending', () => {
  it('is noted once, also when twenty ask at once', async () => {
    const { id, walkInID } = await invite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attend(id)));
    expect(answers.filter((text) => text === texts.attending)).toHaveLength(1);
    expect(answers.filter((text) => text === texts.alreadyAttending)).toHaveLength(19);
    expect(await row(walkInID)).toMatchObject({ status: 'attending', answered_at: clock.now() });
    expect((await read(id)).json()).toMatchObject({ status: 'Attending' });
  });

  it('takes the place of a wish for another time', async () => {
    const { id, walkInID } = await invite();
    await ask(id);
    expect(await attend(id)).toBe(texts.attending);
    expect(await row(walkInID)).toMatchObject({ status: 'attending', reason: null, preferred_at: null });
  });

  it('is over when the interview is, not before', async () => {
    const { id } = await invite({ starts: istIn(1), ends: istIn(2) });
    clock.advanceMinutes(119);
    expect(await attend(id)).toBe(texts.attending);
    clock.advanceMinutes(1);
    expect(await attend(id)).toBe(texts.over);
    expect((await ask(id)).body).toBe(texts.over);
    expect((await read(id)).json()).toMatchObject({ status: 'Over' });
  });

  it('is not taken for what was cancelled', async () => {
    const { id, walkInID } = await invite();
    await byStaff('CancelWalkIn', { walkInID, cause: 'The position is filled.' });
    expect(await attend(id)).toBe(texts.cancelled);
    expect((await ask(id)).body).toBe(texts.cancelled);
    clock.advanceMinutes(3 * DAY);
    expect(await attend(id)).toBe(texts.cancelled);
    expect((await read(id)).json()).toMatchObject({ status: 'Cancelled' });
  });
});

describe('asking for another time', () => {
  it('keeps the last wish, read as a time in India', async () => {
    const { id, walkInID } = await invite();
    await attend(id);
    const [day = ''] = istIn(72).split(' ');
    expect((await ask(id)).body).toBe(texts.rescheduleAsked);
    expect((await ask(id, { reason: 'My train is late.', preferredTime: '17:05:00' })).body).toBe(
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

  it('takes today and no day before, as days are in India', async () => {
    const { id, walkInID } = await invite();
    const [today] = istIn(0).split(' ');
    const [yesterday] = istIn(-24).split(' ');
    expect((await ask(id, { preferredDate: yesterday })).body).toBe(texts.dateInPast);
    expect(await row(walkInID)).toMatchObject({ status: 'invited', reason: null });
    expect((await ask(id, { preferredDate: today, preferredTime: '00:00:00' })).body).toBe(texts.rescheduleAsked);
    // Half past midnight in India is still the day before in UTC.
    clock.advanceMinutes(14 * 60 + 30);
    expect((await ask(id, { preferredDate: today })).body).toBe(texts.dateInPast);
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
  ])('refuses %s in the words of the form', async (_, wrong, message) => {
    const { id, walkInID } = await invite();
    const reply = await ask(id, wrong);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ message }]);
    expect((await row(walkInID)).status).toBe('invited');
  });

  it('and attending at once leave one whole answer', async () => {
    const { id, walkInID } = await invite();
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? attend(id) : ask(id))));
    const { status, reason } = await row(walkInID);
    expect(reason === null).toBe(status === 'attending');
    expect(await db.selectFrom('walk_ins').select('id').where('id', '=', walkInID).execute()).toHaveLength(1);
  });
});
