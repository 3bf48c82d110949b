import { expect, it } from 'vitest';
import { createTestStaff, openTestContext } from '../../testing/test-app.ts';
import { jobCommands } from './job-commands.ts';

const context = await openTestContext();
const { db, clock } = context;
const staff = await createTestStaff(context, ['admin'], 'Asha Admin');
await db.updateTable('staff').set({ password_hash: 'of an accepted invitation' }).execute();
const run = async (name: string, args: string[], by?: string) =>
  await jobCommands[name]?.run(context, args, by === undefined ? {} : { by });
const entries = () => db.selectFrom('staff_audit').select(['actor', 'staff_id', 'action', 'after', 'device']).execute();

it.each([
  ['rebuild-search', []],
  ['run-job', ['close-applications']],
])('%s is refused without the email of an active staff account', async (name, args) => {
  const ended = await createTestStaff(context, ['admin'], 'Bala Admin');
  await db
    .updateTable('staff')
    .set({ ended_at: clock.now(), password_hash: 'of an accepted invitation' })
    .where('id', '=', ended.staffId)
    .execute();
  const invited = await createTestStaff(context, ['admin'], 'Chitra Admin');
  for (const by of [undefined, '', 'nobody@example.com', ended.email, invited.email])
    await expect(run(name, args, by)).rejects.toThrow('--by EMAIL');
  expect(await entries()).toEqual([]);
});

it('the list of jobs needs no name', async () => {
  expect(await run('run-job', [])).toContain('close-applications');
});

it('is recorded in the audit log with the name', async () => {
  expect(await run('rebuild-search', [], staff.email.toUpperCase())).toContain('was rebuilt');
  const by = { actor: 'Asha Admin', staff_id: staff.staffId, device: 'Command line' };
  expect(await entries()).toEqual([{ ...by, action: 'RebuildSearch', after: null }]);
});

it('needs no name while no staff account exists', async () => {
  const empty = await openTestContext();
  expect(await jobCommands['rebuild-search']?.run(empty, [], {})).toContain('was rebuilt');
  const recorded = await empty.db.selectFrom('staff_audit').select(['actor', 'staff_id', 'action']).execute();
  expect(recorded).toEqual([{ actor: 'Command line', staff_id: null, action: 'RebuildSearch' }]);
});
