import type { StaffVacancyDetails } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { describeHistory } from './describe-history.ts';
import { findStaffVacancy } from './staff-vacancies.queries.ts';
import { findEditedVacancy, listHistory } from './vacancy-details.queries.ts';
import { formOf } from './vacancy-form.ts';

/** Changes that are shown. */
const HISTORY_LIMIT = 50;

/**
 * A vacancy of any status with its form and history.
 * @throws {CallError} not_found
 */
export async function describeStaffVacancy(db: Db, vacancyId: number): Promise<StaffVacancyDetails> {
  const [row, known, history] = await Promise.all([
    findStaffVacancy(db, vacancyId),
    findEditedVacancy(db, vacancyId),
    listHistory(db, vacancyId, HISTORY_LIMIT),
  ]);
  if (!row || !known) throw new CallError('not_found', 'There is no vacancy with this number.');
  const { posting, company, version, canUndoClose, endedAsFraud } = known;
  return {
    ...row,
    form: formOf(posting, company),
    version,
    canUndoClose,
    endedAsFraud,
    history: describeHistory(history),
  };
}
