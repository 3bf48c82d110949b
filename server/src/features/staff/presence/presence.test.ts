import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp, createTestStaff, openTestApp, type TestStaff } from '../../../testing/test-app.ts';

const { app, context } = await openTestApp();
/** Another process on the same database. */
const second = await buildTestApp(context);
afterAll(() => second.close());
const [asha, bala, chitra] = [
  await createTestStaff(context, ['recruiter'], 'Asha Rao'),
  await createTestStaff(context, ['recruiter'], 'Bala Iyer'),
  await createTestStaff(context, ['writer'], 'Chitra Writer'),
];

let rows = 0;
const openRow = () => {
  rows += 1;
  return { kind: 'vacancy', id: rows };
};

const show = (staff: TestStaff, row: object, visit: string = randomUUID(), isEditing = false, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/Staff/ShowPresence',
    headers: staff.headers,
    payload: { ...row, visit, isEditing },
  });

const leave = (staff: TestStaff, row: object, visit: string) =>
  app.inject({ method: 'POST', url: '/api/Staff/LeavePresence', headers: staff.headers, payload: { ...row, visit } });

describe('a viewer of a row', () => {
  it('sees the colleagues who do, in another process, and whether they edit', async () => {
    const row = openRow();
    const visit = randomUUID();
    expect((await show(asha, row, visit)).json()).toEqual([]);
    expect((await show(bala, row, randomUUID(), true, second)).json()).toEqual([
      { staffID: asha.staffId, fullName: 'Asha Rao', isEditing: false },
    ]);
    expect((await show(asha, row, visit)).json()).toEqual([
      { staffID: bala.staffId, fullName: 'Bala Iyer', isEditing: true },
    ]);
    expect((await show(asha, openRow())).json()).toEqual([]);
    expect((await show(asha, { ...row, kind: 'company' })).json()).toEqual([]);
  });

  it('is seen once with two tabs, until the last one is left', async () => {
    const row = openRow();
    const [first, other] = [randomUUID(), randomUUID()];
    await show(bala, row, first, true);
    await show(bala, row, other);
    expect((await show(asha, row)).json()).toEqual([{ staffID: bala.staffId, fullName: 'Bala Iyer', isEditing: true }]);
    await leave(bala, row, first);
    expect((await show(asha, row)).json()).toMatchObject([{ isEditing: false }]);
    await leave(bala, row, other);
    expect((await show(asha, row)).json()).toEqual([]);
  });

  it('is forgotten after 60 seconds without a word', async () => {
    const row = openRow();
    const visit = randomUUID();
    await show(bala, row, visit);
    context.clock.advanceMinutes(0.9);
    expect((await show(asha, row)).json()).toHaveLength(1);
    context.clock.advanceMinutes(0.2);
    expect((await show(asha, row)).json()).toEqual([]);
  });

  it('are all seen who come at the same moment, in two processes', async () => {
    const row = openRow();
    const colleagues = await Promise.all(
      ['Devi', 'Esha', 'Farah', 'Gita'].map((name) => createTestStaff(context, ['recruiter'], name)),
    );
    const replies = await Promise.all(
      colleagues.map((staff, index) => show(staff, row, randomUUID(), false, index % 2 ? second : app)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await show(asha, row)).json()).toHaveLength(4);
  });

  it('is not shown to roles that may not open the row, and does not remove a colleague', async () => {
    const row = openRow();
    const visit = randomUUID();
    expect((await show(chitra, row)).statusCode).toBe(403);
    expect((await leave(chitra, row, randomUUID())).statusCode).toBe(403);
    await show(bala, row, visit);
    await leave(asha, row, visit);
    expect((await show(asha, row)).json()).toHaveLength(1);
  });
});
