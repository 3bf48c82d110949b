import { calls, type StandardVacancy } from '@aarambh/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../infra/database/migrations/0058-voices-and-checked-facts.ts';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { publishTestVacancy } from '../applications/test-applicant.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

/** Reverts the migration, so that the database is as before it. */
async function revert() {
  await sql`alter table job_reports drop column mail_identity`.execute(db);
  await sql`alter table moderation_cases drop column hidden_by_reports_at`.execute(db);
  for (const column of ['description_hash', 'pay_hash', 'contact_hash', 'ended_because'])
    await sql`alter table vacancy_checks drop column ${sql.ref(column)}`.execute(db);
}

it('a check that was made before holds, until the vacancy changes', async () => {
  const staff = await createTestStaff(context);
  const vacancyID = await publishTestVacancy(context, { recruiterName: 'Asha', salaryFromPaise: 30_000_000 });
  const shown = async () =>
    (await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyID}`)).json<StandardVacancy>().checks;
  const payload = { vacancyID, kind: 'source', detail: 'Newspaper' };
  const url = `/api/${calls['vacancy-checks'].recordCheck.path}`;
  await app.inject({ method: 'POST', url, payload, headers: staff.headers });
  await revert();
  await up(db as never);
  expect(await shown()).toMatchObject([{ kind: 'source' }]);
  await db.updateTable('vacancies').set({ recruiter_name: 'Ravi' }).where('id', '=', vacancyID).execute();
  expect(await shown()).toEqual([]);
});

it('reports that were made before have the identity of guests and of members with a verified address', async () => {
  const vacancy_id = await publishTestVacancy(context);
  const [verified, typed] = [
    await registerThrough(app, { email: 'Asha@example.com', isEmailVerified: true }),
    await registerThrough(app, { email: 'Ravi@example.com' }),
  ];
  for (const [account_id, email] of [
    [null, 'Guest@example.com'],
    [verified.accountID, 'Asha@example.com'],
    [typed.accountID, 'Ravi@example.com'],
  ] as const)
    await db
      .insertInto('job_reports')
      .values({
        vacancy_id,
        account_id,
        email,
        case_id: null,
        reason: 'money',
        body: '',
        proof_file: null,
        reported_at: clock.now(),
        answered_at: null,
      })
      .execute();
  await revert();
  await up(db as never);
  const rows = await db.selectFrom('job_reports').select('mail_identity').orderBy('id').execute();
  expect(rows.map((row) => row.mail_identity)).toEqual(['guest@example.com', 'asha@example.com', '']);
});
