import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isConnectedWith } from '../../staff/index.ts';

/** Why staff cannot open a case. */
export const OWN_CASE =
  'You posted or edited this vacancy, or are its contact. A colleague decides on it, and you do not see what was reported.';

/**
 * Keeps staff from reading and deciding reports of their own vacancies, so that reporters stay anonymous to them.
 * @param staffId undefined for the command line
 * @throws {CallError} forbidden, with the reason
 */
export async function refuseOwnVacancy(db: Db, vacancyId: number, staffId: number | undefined): Promise<void> {
  if (staffId !== undefined && (await isConnectedWith(db, staffId, vacancyId)))
    throw new CallError('forbidden', OWN_CASE);
}
