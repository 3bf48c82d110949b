import { expect, it } from 'vitest';
import { openWalkInFixture } from './test-walk-in-fixture.ts';

const { app, callAsStaff, invite, istIn, row } = await openWalkInFixture();

const fileOf = (id: string) => app.inject({ url: `/api/WalkInStatus/GetCalendarFile/${id}` });

/** Unfolded lines of a file. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

it('has time and place, and no link of the invitation', async () => {
  const { id, walkInID } = await invite({ note: 'Bring a pen.' });
  const reply = await fileOf(id);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(reply.headers['content-disposition']).toContain('walk-in-interview.ics');
  expect(reply.headers['cache-control']).toBe('no-store');
  const { starts_at, ends_at } = await row(walkInID);
  expect(linesOf(reply.body)).toEqual(
    expect.arrayContaining([
      `UID:walk-in-${walkInID}@localhost`,
      `DTSTART:${utc(starts_at)}`,
      `DTEND:${utc(ends_at)}`,
      'SEQUENCE:0',
      'SUMMARY:Walk-in interview: Senior Accountant\\, Tulsi Granites',
      'LOCATION:Sai Complex\\, Baner Road\\, Pune',
      'DESCRIPTION:Ask for Nandini Rao\\n\\nBring a pen.',
    ]),
  );
  expect(linesOf(reply.body).join('')).not.toContain(id);
});

it('updates the event of an earlier file, and removes it when cancelled', async () => {
  const { id, walkInID } = await invite();
  await callAsStaff('RescheduleWalkIn', { walkInID, version: 0, starts: istIn(96), ends: istIn(98) });
  expect(linesOf((await fileOf(id)).body)).toContain('SEQUENCE:1');
  await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
  const reply = await fileOf(id);
  expect(reply.headers['content-type']).toContain('method=CANCEL');
  expect(linesOf(reply.body)).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED']));
});

it('answers 404 for an unknown link', async () => {
  expect((await fileOf('A'.repeat(43))).statusCode).toBe(404);
});
