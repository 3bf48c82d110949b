import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../infra/database/migrations/0057-moderation-decisions.ts';
import { openModerationFixture } from './test-moderation.ts';

const { context, publish, open, report, answers, decide } = await openModerationFixture();
const { db, clock } = context;

/** Reverts the migration, so that the database is as before it. */
async function revert() {
  await sql`drop table report_answers`.execute(db);
  await sql`alter table moderation_decisions drop column origin`.execute(db);
}

it('knows the earlier answers to reporters, so that another decision says that it has changed', async () => {
  const caseIds: number[] = [];
  for (const decision of [
    { decision: 'release', reason: 'genuine' },
    { decision: 'uphold', reason: 'asks-money' },
  ]) {
    const vacancyId = await publish();
    const caseId = await open(vacancyId, { cause: 'report' });
    await report(vacancyId, caseId, 'asha@example.com');
    await decide(caseId, decision);
    caseIds.push(caseId);
  }
  clock.advanceMinutes(5);
  await db.updateTable('messages').set({ state: 'sent', data: null }).execute();
  await revert();
  await up(db as never);

  expect(
    await db.selectFrom('report_answers').select(['case_version', 'answer']).orderBy('report_id').execute(),
  ).toEqual([
    { case_version: 0, answer: 'kept' },
    { case_version: 0, answer: 'removed' },
  ]);
  await decide(caseIds[0] ?? 0, { decision: 'close', reason: 'wrong-facts' });
  expect(await answers()).toEqual([['asha@example.com', 'closed', true]]);
});
