import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runBackfills } from '../../../infra/database/backfills/run-backfills.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { createTestApplicant } from '../test-applicant.ts';

const { app, context } = await openTestApp();
const { db } = context;

it('finds when applications from before an upgrade were first answered', async () => {
  const me = await createTestApplicant(app, context);
  for (const _ of [1, 2, 3]) await me.applied();
  const rows = await db.selectFrom('applications').select(['id', 'applied_at']).orderBy('id').execute();
  const [answered = 0, undone = 0, waiting = 0] = rows.map(({ id }) => id);
  const at = context.clock.now();
  const later = new Date(at.getTime() + 60_000);
  const step = { status: 'Shortlisted', actor: 'staff', at } as const;
  const [undoneStep] = await db
    .insertInto('application_steps')
    .values({ ...step, application_id: undone })
    .returning('id')
    .execute();
  await db
    .insertInto('application_steps')
    .values([
      { ...step, application_id: answered },
      { ...step, application_id: answered, status: 'Not selected', at: later },
      { ...step, application_id: undone, status: 'Sent', at: later, undoes: undoneStep?.id ?? 0 },
    ])
    .execute();
  // As before the migration.
  await sql`update applications set answered_at = null`.execute(db);
  await runBackfills(context);
  const after = await db.selectFrom('applications').select(['id', 'answered_at']).orderBy('id').execute();
  expect(after).toEqual([
    { id: answered, answered_at: at },
    { id: undone, answered_at: null },
    { id: waiting, answered_at: null },
  ]);
});
