import {
  FIGURE_PAGE,
  type FigureName,
  type FigureRow,
  getFigures,
  hasStaffPermission,
  listFigureRows,
  type MonthFigures,
  toRupees,
} from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { type StaffAction, type StaffActor, staffAction } from '../../../infra/http/staff-action.ts';
import { fromIst } from '../../../lib/india-time/ist.ts';
import {
  countAnswers,
  countHires,
  type FigureRowRecord,
  listRows,
  type Period,
  sumRevenue,
} from './figures.queries.ts';

/** Months that are shown. */
const MONTHS = 6;

/** yyyy-MM, N months later. */
function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
const startOf = (month: string) => fromIst(new Date(`${month}-01T00:00:00Z`));
const periodOf = (first: string, last: string): Period => ({
  from: startOf(first),
  until: startOf(addMonths(last, 1)),
});

/** The figures of the months up to one, in their order. */
async function readFigures(db: Db, until: string, now: Date): Promise<MonthFigures[]> {
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(until, at + 1 - MONTHS));
  const period = periodOf(months[0] ?? until, until);
  const [hires, revenue, answers] = await Promise.all([
    countHires(db, period),
    sumRevenue(db, period),
    countAnswers(
      db,
      months.map((month) => ({ month, ...periodOf(month, month) })),
      now,
    ),
  ]);
  return months.map((month) => {
    const hired = hires.find((row) => row.month === month);
    const sums = revenue.filter((row) => row.month === month);
    const sent = answers.find((row) => row.month === month);
    return {
      month,
      placements: hired?.count ?? 0,
      daysToHire: hired?.days ?? null,
      revenue: toRupees(sums.reduce((sum, { paise }) => sum + paise, 0)),
      revenueByPlan: sums.map(({ plan, paise }) => ({ plan, revenue: toRupees(paise) })),
      applications: sent?.sent ?? 0,
      answerable: sent?.answerable ?? 0,
      answered: sent?.answered ?? 0,
    };
  });
}

/** Names of applicants are for those who may read applications. */
function presentRow(figure: FigureName, row: FigureRowRecord, { staff }: StaffActor): FigureRow {
  const isMoney = figure === 'revenue';
  const mayName = isMoney || (staff !== undefined && hasStaffPermission(staff.roles, 'applicants'));
  return {
    id: row.id,
    pageID: row.page_id,
    title: mayName ? row.title : `Application ${row.id}`,
    detail: row.detail,
    at: row.at.toISOString(),
    value: isMoney && row.value !== null ? toRupees(row.value) : row.value,
  };
}

/** Figures of the portal, and the rows behind each. */
export const figureActions: readonly StaffAction[] = [
  staffAction(getFigures, ({ reads, clock }, { query }) => readFigures(reads, query.until, clock.now())),

  staffAction(listFigureRows, async ({ reads }, { query, actor, headers }) => {
    const { figure, month, ...which } = query;
    const { rows, total } = await listRows(reads, figure, periodOf(month, month), which);
    headers['X-Total-Count'] = String(total);
    headers['X-Page-Count'] = String(Math.ceil(total / FIGURE_PAGE));
    return rows.map((row) => presentRow(figure, row, actor));
  }),
];
