import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';
import { WORDS } from './fill-first-release.ts';

export const REQUESTS_A_SECOND = 20;

/** What steady requests have seen so far. */
export interface SteadyRequests {
  /** Milliseconds from when a request was due until its statement was answered. */
  times: number[];
  /** Messages of the statements that failed, with their number. */
  failures: Map<string, number>;
  stop(): Promise<void>;
}

type Request = (db: Db, n: number, size: number) => Promise<unknown>;

const pick = (n: number, size: number): number => 1 + ((n * 7_919) % size);

/** The statements of an instance of the first release: a search, a detail page, an application, a change of a vacancy. */
const requests: Request[] = [
  (db, n) =>
    sql`select v.id, v.title, c.name from (select vacancy_id, posted_at from vacancy_search
      where lex @@ plainto_tsquery('simple', ${WORDS[n % WORDS.length]}) and expires_at > now()
      order by posted_at desc, vacancy_id desc limit 10) s
    join vacancies v on v.id = s.vacancy_id join companies c on c.id = v.company_id`.execute(db),
  (db, n, size) =>
    sql`select v.id, v.title, v.description_html, v.skills, c.name from vacancies v
    join companies c on c.id = v.company_id where v.id = ${pick(n, size)}`.execute(db),
  (db, n, size) =>
    sql`insert into applications (account_id, vacancy_id, resume_id)
    select account_id, ${pick(n, size)}, id from resumes where id = ${pick(n, Math.ceil(size / 10))}
    on conflict (account_id, vacancy_id) do nothing`.execute(db),
  (db, n, size) =>
    sql`update vacancies set openings = ${1 + (n % 9)}, updated_at = now()
    where id = ${pick(n, size)}`.execute(db),
];

/** Sends them at a steady rate, also when earlier ones are not answered yet. */
export function startRequests(db: Db, size: number): SteadyRequests {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const began = performance.now();
  let isOver = false;
  async function send(n: number, due: number): Promise<void> {
    try {
      await requests[n % requests.length]?.(db, n, size);
    } catch (error) {
      const { message } = error as Error;
      failures.set(message, (failures.get(message) ?? 0) + 1);
    }
    times.push(performance.now() - due);
  }
  const sending = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const due = began + (n * 1_000) / REQUESTS_A_SECOND;
      await wait(Math.max(0, due - performance.now()));
      const request = send(n, due).finally(() => running.delete(request));
      running.add(request);
    }
  })();
  return {
    times,
    failures,
    async stop() {
      isOver = true;
      await sending;
      await Promise.all(running);
    },
  };
}
