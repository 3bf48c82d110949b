import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { listenForChanges } from './change-listener.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

// Notifications arrive after the commit, on another connection: once this marker has arrived, so have all before it.
const MARKER = 'end-marker';

let database: TestDatabase;
let received: string[];
let listening: boolean[];
let stop: () => Promise<void>;

beforeAll(async () => {
  database = await makeTestDatabase();
  listening = [];
  received = [];
  stop = await listenForChanges(database.url, openLog('silent'), {
    onChange(topics) {
      received.push(...topics);
    },
    onListening(isListening) {
      listening.push(isListening);
    },
  });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await stop();
  await database.drop();
});

/** The topics that are notified for a statement. */
async function topicsOf(statement: string): Promise<string[]> {
  await sql.raw(statement).execute(database.db);
  await sql`select pg_notify('aarambh_changes', ${MARKER})`.execute(database.db);
  await expect.poll(() => received).toContain(MARKER);
  return received.slice(0, received.indexOf(MARKER));
}

const vacancies = (count: number) => `
  insert into vacancies (kind, status, company_id, source, source_id, title, description_html, posted_at, expires_at)
  select 'standard', 'live', 1, 'test', gen_random_uuid(), 'Welder', '', now(), now() + interval '9 days'
  from generate_series(1, ${count})`;

describe('the topics of a change', () => {
  it('name the changed vacancies', async () => {
    await topicsOf(`insert into companies (name, folded_name) values ('Asha', 'asha')`);
    received = [];
    expect(await topicsOf(vacancies(2))).toEqual(['vacancies', 'vacancy:1', 'vacancy:2']);
    received = [];
    expect(await topicsOf(`update vacancies set title = 'Fitter' where id = 2`)).toEqual(['vacancies', 'vacancy:2']);
    received = [];
    expect(await topicsOf('delete from vacancies where id = 1')).toEqual(['vacancies', 'vacancy:1']);
  });

  it('are one wildcard for many vacancies', async () => {
    expect(await topicsOf(vacancies(101))).toEqual(['vacancies', 'vacancy:*']);
  });

  it.each([
    [`update companies set logo = 'x'`, ['vacancies', 'vacancy:*']],
    [
      `insert into plans (kind, name, price_paise, validity_days, sort_order) values ('combo', 'Gold', 100, 30, 1)`,
      ['plans'],
    ],
    [`update plans set active = false`, ['plans']],
    [`insert into plan_ctc_bands (plan_id, from_ctc, price_paise) select id, 500000, 200 from plans`, ['plans']],
    [
      `insert into job_fairs (title, organiser, city, venue, starts_at, ends_at, register_until, description, companies,
         capacity, created_at, created_by) values ('Mela', 'NSDC', 'Pune', 'Hall', now(), now() + interval '1 day', now(),
         '', '{}', 5, now(), 'test')`,
      ['job-fairs'],
    ],
    [`update job_fairs set places_taken = 1`, ['job-fairs']],
    [`update job_fairs set places_taken = 1 where false`, []],
    [`update accounts set full_name = 'x'`, []],
  ])('of %s', async (statement, expected) => {
    expect(await topicsOf(statement)).toEqual(expected);
  });

  it('are not sent when the transaction is rolled back', async () => {
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await sql`update plans set name = 'Silver'`.execute(tx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await topicsOf('select 1')).toEqual([]);
  });
});

it('reports a lost connection and listens again on a new one', async () => {
  expect(listening).toEqual([true]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aarambh-changes'
    and datname = current_database()`.execute(database.db);
  await expect.poll(() => listening).toEqual([true, false, true]);
  expect(await topicsOf(`update plans set name = 'Silver'`)).toEqual(['plans']);
});
