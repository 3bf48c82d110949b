import { expect, it } from 'vitest';
import { openWalkInWorld } from './test-world.ts';

const { app, byStaff, invite, istIn, row } = await openWalkInWorld();

const fileOf = (id: string) => app.inject({ url: `/api/WalkInStatus/GetCalendarFile/${id}` });

/** The lines of a file, put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

it('says when and where, and carries no link of the invitation', async () => {
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

it('moves the event of an earlier file, and takes it out of the calendar when it is cancelled', async () => {
  const { id, walkInID } = await invite();
  await byStaff('RescheduleWalkIn', { walkInID, starts: istIn(96), ends: istIn(98) });
  expect(linesOf((await fileOf(id)).body)).toContain('SEQUENCE:1');
  await byStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
  const reply = await fileOf(id);
  expect(reply.headers['content-type']).toContain('method=CANCEL');
  expect(linesOf(reply.body)).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED']));
});

it('of nobody does not exist', async () => {
  expect((await fileOf('A'.repeat(43))).statusCode).toBe(404);
});
