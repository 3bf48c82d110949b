import { expect, it } from 'vitest';
import { replaceSecretImmediately, revokeEarlierSecrets } from '../../../infra/secrets/rotate-secret.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { openWalkInFixture } from '../test-walk-in-fixture.ts';

const fixture = await openWalkInFixture();
const { context, clock, invitation, callAsStaff, attend, row, mails } = fixture;

const details = { venue: 'Sai Complex, Baner Road, Pune', contact: 'Nandini Rao', note: '' };
const edit = (walkInID: number, more: object, version = 0) =>
  callAsStaff('Staff/EditWalkIn', { walkInID, version, ...details, ...more });

it('changes the venue, keeps the answer and mails what changed with the same links', async () => {
  const body = invitation();
  const { walkInID, attendingLink } = (await callAsStaff('InviteToWalkIn', body)).json();
  await attend(attendingLink.split('/').at(-1));
  const reply = await edit(walkInID, { venue: 'Town Hall, Pune', note: 'Bring a pen.' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await row(walkInID)).toMatchObject({ venue: 'Town Hall, Pune', note: 'Bring a pen.', status: 'attending' });
  await deliverAll(context);
  const mail = (await readSentMessages(context)).find(
    ({ to, subject }) => to === body.email && /changed/.test(subject),
  );
  for (const part of ['(venue, note)', 'Town Hall, Pune', 'Bring a pen.', attendingLink])
    expect(mail?.text).toContain(part);
});

it('moves it, with another venue, by one mail with the old and the new time', async () => {
  const { walkInID } = await fixture.invite();
  const times = { starts: fixture.istIn(90), ends: fixture.istIn(93) };
  const reply = await edit(walkInID, { ...times, venue: 'Town Hall, Pune' });
  expect(reply.body).toBe(`Walk-in interview ${walkInID} is moved: the person gets a mail and answers again.`);
  expect(await row(walkInID)).toMatchObject({ venue: 'Town Hall, Pune', status: 'invited' });
  const sent = await mails(walkInID);
  expect(sent).toHaveLength(2);
  const { moves } = await row(walkInID);
  expect((await edit(walkInID, { ...times, venue: 'Town Hall, Pune' }, moves)).body).toBe('Nothing was changed.');
  const past = await edit(walkInID, { starts: '2001-01-01 10:00' }, moves);
  expect([past.statusCode, past.json().errors[0].field]).toEqual([400, 'starts']);
  await deliverAll(context);
  const moved = (await readSentMessages(context)).find(({ text }) => text.includes('Was to start'));
  expect(moved?.text).toContain('Town Hall, Pune');
});

it('prolongs one that has begun, and keeps the answer', async () => {
  const times = { starts: fixture.istIn(1), ends: fixture.istIn(4) };
  const { walkInID, attendingLink } = (await callAsStaff('InviteToWalkIn', invitation(times))).json();
  await attend(attendingLink.split('/').at(-1));
  clock.advanceMinutes(120);
  const reply = await edit(walkInID, { starts: times.starts, ends: fixture.istIn(4) });
  expect(reply.body).toBe(`Walk-in interview ${walkInID} is changed, and the person gets a mail.`);
  expect(await row(walkInID)).toMatchObject({ status: 'attending' });
  const { moves, starts_at } = await row(walkInID);
  const past = await edit(walkInID, { ends: fixture.istIn(-0.5) }, moves);
  expect([past.statusCode, past.json().errors[0].field]).toEqual([400, 'ends']);
  await edit(walkInID, { starts: fixture.istIn(1) }, moves);
  expect(await row(walkInID)).toMatchObject({ status: 'invited' });
  expect(+(await row(walkInID)).starts_at).toBeGreaterThan(+starts_at);
});

it('says that another version exists before it judges the times', async () => {
  const { walkInID } = await fixture.invite();
  await edit(walkInID, { note: 'Bring a pen.' });
  expect((await edit(walkInID, { starts: '2001-01-01 10:00' })).statusCode).toBe(409);
});

it('refuses an older version, also by concurrent calls, and sends no mail without a difference', async () => {
  const { walkInID } = await fixture.invite();
  const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => edit(walkInID, { note: `Note ${at}` })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const late = await edit(walkInID, { contact: 'Farah Khan' });
  expect(late.json().detail).toContain('differs from yours in: contact, note');
  const { note } = await row(walkInID);
  expect((await edit(walkInID, { note }, 1)).body).toBe('Nothing was changed.');
  expect(await mails(walkInID)).toHaveLength(2);
});

it('is refused for a cancelled, past or unknown one, and without a venue', async () => {
  const { walkInID } = await fixture.invite();
  expect((await edit(walkInID, { venue: ' ' })).statusCode).toBe(400);
  await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
  expect((await edit(walkInID, { note: 'x' })).statusCode).toBe(409);
  expect((await edit(2_000_000_000, { note: 'x' })).statusCode).toBe(404);
  const { walkInID: over } = await fixture.invite({ starts: fixture.istIn(1), ends: fixture.istIn(2) });
  clock.advanceMinutes(120);
  expect((await edit(over, { note: 'x' })).statusCode).toBe(409);
});

it('mails new links once the secret of the first ones was revoked', async () => {
  const body = invitation();
  const { walkInID, attendingLink } = (await callAsStaff('InviteToWalkIn', body)).json();
  await replaceSecretImmediately(context.db, clock.now());
  await revokeEarlierSecrets(context.db);
  await context.secrets.reload();
  expect((await edit(walkInID, { venue: 'Town Hall, Pune' })).statusCode).toBe(200);
  const [, changed] = await mails(walkInID);
  const newLink = (changed?.data as { attendingLink: string } | undefined)?.attendingLink ?? attendingLink;
  expect(newLink).not.toBe(attendingLink);
  await attend(newLink.split('/').at(-1));
  expect((await row(walkInID)).status).toBe('attending');
  const { moves } = await row(walkInID);
  await edit(walkInID, { venue: 'City Hall, Pune' }, moves);
  expect((await mails(walkInID)).at(-1)?.data).toMatchObject({ attendingLink: newLink });
});
