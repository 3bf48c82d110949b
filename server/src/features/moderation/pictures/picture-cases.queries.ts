import { PICTURE_LEVEL, type PictureCase, type PictureCaseDetails, pictureStates } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { type CaseView, claimConditions, type QueueFilters } from '../cases/list-cases.queries.ts';

const MAX_OTHERS = 20;

/** A case of a picture as the list shows it. */
interface PictureCaseRow {
  id: number;
  version: number;
  account_id: number;
  full_name: string;
  picture_id: number | null;
  reviewed_by: string | null;
  state: PictureCase['state'];
  opened_at: Date;
  due_at: Date;
  decided_at: Date | null;
  claimer_id: number | null;
  claimer: string | null;
}

/** Selects the cases of pictures that match the filters, without their order; undefined when none can match. */
export function matchPictureCases(
  { state = 'undecided', level, cause, companyID, whose }: QueueFilters,
  view: CaseView,
): RawBuilder<unknown> | undefined {
  const one = state === 'undecided' ? 'open' : state;
  const isOne = (pictureStates as readonly string[]).includes(one);
  if (!(isOne || state === 'all') || companyID !== undefined) return undefined;
  if ((level ?? PICTURE_LEVEL) !== PICTURE_LEVEL || (cause ?? 'picture') !== 'picture') return undefined;
  const conditions = [...(isOne ? [sql`m.state = ${sql.lit(one)}`] : []), ...claimConditions(whose, view)];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return sql`select m.id, m.due_at from picture_cases m where ${where}`;
}

async function readRows(db: Db, ids: readonly number[]): Promise<PictureCaseRow[]> {
  const { rows } = await sql<PictureCaseRow>`
    select m.id, m.version, m.account_id, accounts.full_name, pictures.id as picture_id, pictures.reviewed_by, m.state,
      m.opened_at, m.due_at, m.decided_at, claim.staff_id as claimer_id, staff.full_name as claimer
    from picture_cases m
    join accounts on accounts.id = m.account_id
    left join pictures on pictures.id = m.picture_id
    left join staff_claims claim on claim.kind = 'moderation-case' and claim.target_id = m.id
    left join staff on staff.id = claim.staff_id
    where m.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

const present = (row: PictureCaseRow, { staffId, now }: CaseView): PictureCase => ({
  kind: 'picture',
  caseID: row.id,
  version: row.version,
  memberID: row.account_id,
  fullName: row.full_name,
  pictureID: row.picture_id,
  state: row.state,
  openedOn: row.opened_at.toISOString(),
  dueOn: row.state === 'open' ? row.due_at.toISOString() : null,
  isOverdue: row.state === 'open' && row.due_at < now,
  decidedOn: row.decided_at?.toISOString() ?? null,
  claimedBy: row.claimer ?? '',
  isMine: row.claimer_id !== null && row.claimer_id === staffId,
});

/** Cases of pictures as the list shows them, in no order. */
export async function listPictureCases(db: Db, ids: readonly number[], view: CaseView): Promise<PictureCase[]> {
  if (ids.length === 0) return [];
  return (await readRows(db, ids)).map((row) => present(row, view));
}

/** A case of a picture, and who reviewed the picture; undefined when there is none. */
export async function findPictureCase(
  db: Db,
  caseId: number,
  view: CaseView,
): Promise<(PictureCase & Pick<PictureCaseDetails, 'reviewedBy'>) | undefined> {
  const [row] = await readRows(db, [caseId]);
  return row && { ...present(row, view), reviewedBy: row.reviewed_by ?? '' };
}

/** Other pictures of a member with their last decision, newest first. */
export async function listOtherPictures(
  db: Db,
  accountId: number,
  caseId: number,
): Promise<PictureCaseDetails['otherPictures']> {
  const { rows } = await sql<PictureCaseDetails['otherPictures'][number] & { time: Date }>`
    select m.id as "caseID", m.state, coalesce(d.at, m.decided_at, m.opened_at) as time, coalesce(d.reason, '') as reason,
      coalesce(d.actor, '') as "by"
    from picture_cases m
    left join lateral (
      select at, reason, actor from picture_decisions
      where case_id = m.id and decision in ('approve', 'reject') and undone_at is null order by id desc limit 1
    ) d on true
    where m.account_id = ${accountId} and m.id <> ${caseId} order by m.id desc limit ${MAX_OTHERS}`.execute(db);
  return rows.map(({ time, ...other }) => ({ ...other, at: time.toISOString() }));
}
