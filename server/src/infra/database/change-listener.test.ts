import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { listenForChanges } from './change-listener.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

// What is heard comes after the commit, on another connection: a mark of our own says that all before it has come.
const MARK = 'the-end';

let database: TestDatabase;
let heard: string[];
let hearing: boolean[];
let onHeard: () => void = () => undefined;
let stop: () => Promise<void>;

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds())
    await new Promise<void>((done) => {
      onHeard = done;
    });
};

beforeAll(async () => {
  database = await makeTestDatabase();
  hearing = [];
  heard = [];
  stop = await listenForChanges(database.url, openLog('silent'), {
    onChange(topics) {
      heard.push(...topics);
      onHeard();
    },
    onHearing(is) {
      hearing.push(is);
      onHeard();
    },
  });
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await stop();
  await database.drop();
});

/** What is told of a statement. */
async function toldOf(statement: string): Promise<string[]> {
  await sql.raw(statement).execute(database.db);
  await sql`select pg_notify('aarambh_changes', ${MARK})`.execute(database.db);
  await until(() => heard.includes(MARK));
  return heard.slice(0, heard.indexOf(MARK));
}

const vacancies = (count: number) => `
  insert into vacancies (kind, status, company_id, source, source_id, title, description_html, posted_at, expires_at)
  select 'standard', 'live', 1, 'test', gen_random_uuid(), 'Welder', '', now(), now() + interval '9 days'
  from generate_series(1, ${count})`;

describe('what is told of a change', () => {
  it('says what pages are made of it', async () => {
    await toldOf(`insert into companies (name, folded_name) values ('Asha', 'asha')`);
    heard = [];
    expect(await toldOf(vacancies(2))).toEqual(['vacancies', 'vacancy:1', 'vacancy:2']);
    heard = [];
    expect(await toldOf(`update vacancies set title = 'Fitter' where id = 2`)).toEqual(['vacancies', 'vacancy:2']);
    heard = [];
    expect(await toldOf('delete from vacancies where id = 1')).toEqual(['vacancies', 'vacancy:1']);
  });

  it('is one word for many vacancies', async () => {
    expect(await toldOf(vacancies(101))).toEqual(['vacancies', 'vacancy:*']);
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
  ])('for %s', async (statement, expected) => {
    expect(await toldOf(statement)).toEqual(expected);
  });

  it('is nothing when the transaction does not commit', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await sql`update plans set name = 'Silver'`.execute(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await toldOf('select 1')).toEqual([]);
  });
});

it('is told when the connection is lost, and hears again on a new one', async () => {
  expect(hearing).toEqual([true]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aarambh-changes'
    and datname = current_database()`.execute(database.db);
  await until(() => hearing.length >= 3);
  expect(hearing).toEqual([true, false, true]);
  expect(await toldOf(`update plans set name = 'Silver'`)).toEqual(['plans']);
});
