import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../../infra/database/migrations/0010-application-steps.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { createTestApplicant } from '../test-applicant.ts';
import { closeApplications } from './close-applications.ts';

const { app, context } = await openTestApp();
const { db } = context;

/** Reverts the migration, so that the database is as before it. */
async function undo() {
  await sql`drop table application_steps`.execute(db);
  await sql`drop function application_steps_are_append_only`.execute(db);
  await sql`drop trigger applications_version on applications`.execute(db);
  await sql`alter table applications drop column stage, drop column offer`.execute(db);
  await sql`alter table applications drop column status, drop column withdrawn_at`.execute(db);
  await sql`alter table vacancies drop column applicants_told_at`.execute(db);
}

it('gives existing applications a timeline, and sends no mails about closed ones', async () => {
  const me = await createTestApplicant(app, context);
  const [open, closed] = [await me.applied(), await me.applied()];
  const { appliedOn } = await me.applicationFor(open.vacancyId);
  context.clock.advanceMinutes(30);
  await closeVacancy(context, closed.vacancyId, { cause: 'a test', actor: 'system' });
  await undo();
  await up(db as never);
  // Columns of later migrations.
  await sql`alter table application_steps add column stage text, add column stage_before text,
    add column shown_at timestamptz, add column undoes bigint`.execute(db);
  await sql`alter table applications add column offer text`.execute(db);

  expect(await me.applicationFor(open.vacancyId)).toMatchObject({
    status: 'Sent',
    timeline: [{ status: 'Sent', on: appliedOn, note: '' }],
  });
  expect(await me.applicationFor(closed.vacancyId)).toMatchObject({
    status: 'Closed',
    timeline: [
      { status: 'Sent', on: appliedOn },
      { status: 'Closed', on: context.clock.now().toISOString() },
    ],
  });
  await closeApplications(context);
  expect(await me.timeline(closed.vacancyId)).toEqual(['Sent', 'Closed']);
  expect(await me.mails()).toEqual([]);
});
