import { addressOf, allCalls, getJobSeekerDetails } from '@aarambh/contract';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../testing/test-app.ts';

/** Tables that other features lock or scan: a statement on them must not take a reserved connection. */
const OTHERS =
  /^(purchases|purchased_plans|plan_|applications|vacanc|resumes|interviews|walk_ins|job_fair|work_profiles)/;

const read: string[] = [];

/** Collects the names of tables in a statement's syntax tree. */
function collectTables(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { kind, identifier } = node as { kind?: string; identifier?: { name?: string } };
  if (kind === 'SchemableIdentifierNode' && identifier?.name) read.push(identifier.name);
  for (const child of Object.values(node)) collectTables(child);
}
const recorder: KyselyPlugin = {
  transformQuery({ node }) {
    collectTables(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let context: TestContext;
let app: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, reservedDb: opened.db.withPlugin(recorder) };
  app = await buildTestApp(context);
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

it('calls about accounts that read tables of other features do not use reserved connections for it', async () => {
  const { accountID, headers } = await registerThrough(app);
  read.length = 0;
  expect(
    (await app.inject({ url: addressOf(getJobSeekerDetails, { params: { id: accountID } }), headers })).statusCode,
  ).toBe(200);
  const reads = allCalls.filter(({ definition: { method, access } }) => method === 'GET' && access === 'jobSeeker');
  for (const { definition } of reads) {
    const names = Object.keys(definition.params?.shape ?? {});
    const params = Object.fromEntries(names.map((name) => [name, accountID]));
    await app.inject({ url: addressOf(definition, { params } as never), headers });
  }
  // The session of each request is found on a reserved connection.
  expect(read).toContain('sessions');
  expect([...new Set(read)].filter((table) => OTHERS.test(table))).toEqual([]);
});
