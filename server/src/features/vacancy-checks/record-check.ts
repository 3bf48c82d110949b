import type { CallOutput, recordCheck as recordCheckCall, StaffCheck } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { RecordAction } from '../../infra/http/staff-action.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { toIst } from '../../lib/india-time/ist.ts';
import { type CheckSubject, endCheck, findOtherWithNumber, findSubject, insertCheck } from './checks.queries.ts';
import { readCompanyNumber } from './company-number.ts';

type Input = CallOutput<typeof recordCheckCall>['body'];

export const UNKNOWN = 'This vacancy or company is not known.';

/** Audit target of a check. */
export const auditTarget = (vacancyId: number | null | undefined, companyId: number | null) =>
  vacancyId ? ({ kind: 'vacancy', id: vacancyId } as const) : ({ kind: 'company', id: companyId ?? 0 } as const);

async function detailOf(tx: Db, { kind, detail }: Input, { companyId }: CheckSubject, now: Date): Promise<string> {
  if (kind !== 'company-number') return detail;
  const read = readCompanyNumber(detail, toIst(now).getUTCFullYear());
  if ('error' in read) throw fieldError('detail', read.error);
  const other = await findOtherWithNumber(tx, read.number, companyId);
  if (other !== undefined)
    throw new CallError('conflict', `This number is recorded for ${other}. Merge the companies if they are one.`);
  return `${read.kind} ${read.number}`;
}

/**
 * Records a check of a vacancy or a company. A company number is always of the company.
 * @throws {CallError} not_found; bad_input for a number that cannot be right, or a source of a company; conflict when another
 *   company has the number
 */
export async function recordCheck(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  body: Input,
  by: string,
  record: RecordAction,
): Promise<StaffCheck> {
  const { kind, vacancyID } = body;
  if (kind === 'source' && vacancyID === undefined)
    throw fieldError('vacancyID', 'A source is of a vacancy. Record it there.');
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const subject = await findSubject(tx, body, true);
    if (!subject) throw new CallError('not_found', UNKNOWN);
    const isOfCompany = vacancyID === undefined || kind === 'company-number';
    const detail = await detailOf(tx, body, subject, now);
    const check = await insertCheck(tx, { kind, detail, by, isOfCompany }, subject, now);
    await record(tx, { target: auditTarget(subject.vacancyId, subject.companyId), after: { check: kind, detail } });
    return check;
  });
}

/**
 * Ends a check that no longer holds.
 * @throws {CallError} not_found when it has ended
 */
export async function removeCheck(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  checkId: number,
  record: RecordAction,
): Promise<string> {
  await db.transaction().execute(async (tx) => {
    const ended = await endCheck(tx, checkId, clock.now());
    if (!ended) throw new CallError('not_found', 'This check has ended already.');
    const { vacancyId, companyId, kind, detail } = ended;
    await record(tx, { target: auditTarget(vacancyId, companyId), before: { check: kind, detail } });
  });
  return 'The check was ended. The job no longer shows it.';
}
