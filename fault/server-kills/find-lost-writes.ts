import { sql } from 'kysely';
import type { Figure } from '../../bench/report.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { exactly } from '../scenario.ts';
import type { Write } from './member-writes.ts';

type Db = AppContext['db'];

const tables = { application: 'applications', 'saved job': 'saved_jobs' } as const;

/** Writes of a kind that have no row. Keys of both tables permit none twice. */
async function findLostRows(db: Db, kind: keyof typeof tables, acknowledged: Write[]): Promise<Figure> {
  const { rows } = await sql<{ pair: string }>`
    select account_id || ' ' || vacancy_id as pair from ${sql.table(tables[kind])}`.execute(db);
  const stored = new Set(rows.map(({ pair }) => pair));
  const isLost = ({ accountId, vacancyId }: Write) => !stored.has(`${accountId} ${vacancyId}`);
  const writes = acknowledged.filter((write) => write.kind === kind);
  return exactly(`acknowledged, of kind ${kind}, that are lost`, writes.filter(isLost).length, 0);
}

/** Compares what was acknowledged with the rows of members and the mails about them. */
export async function findLostWrites(
  db: Db,
  acknowledged: Write[],
  arrivedIds: (string | undefined)[],
): Promise<Figure[]> {
  const { rows } = await sql<{
    applications: number;
    steps: number;
    mailed: number;
    mails: number;
    unsent: number;
  }>`
    select (select count(*)::integer from applications) as applications,
      (select count(*)::integer from application_steps) as steps,
      count(distinct key) filter (where template = 'application-sent')::integer as mailed,
      count(*)::integer as mails, count(*) filter (where state <> 'sent')::integer as unsent
    from messages where channel = 'mail'`.execute(db);
  const { applications = 0, steps = 0, mailed = 0, mails = 0, unsent = 0 } = rows[0] ?? {};
  const arrived = new Set(arrivedIds).size;
  return [
    await findLostRows(db, 'application', acknowledged),
    await findLostRows(db, 'saved job', acknowledged),
    exactly('steps of applications that are doubled', steps - applications, 0),
    exactly('applications without their mail in the outbox', applications - mailed, 0),
    exactly('mails that are not sent', unsent, 0),
    exactly('mails with a Message-ID of their own that arrived', arrived, mails),
    {
      what: 'mails that arrived again, with the same Message-ID',
      value: String(arrivedIds.length - arrived),
      limit: '',
    },
  ];
}
