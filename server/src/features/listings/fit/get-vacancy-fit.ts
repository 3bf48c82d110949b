import type { VacancyFit } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { assessFit } from './assess-fit.ts';
import { findFitProfile, findFitVacancy } from './fit.queries.ts';

/**
 * Gets how a live vacancy fits the profile of an account.
 * @throws {CallError} not_found for a vacancy that is not live
 */
export async function getVacancyFit(db: Db, accountId: number, vacancyId: number, now: Date): Promise<VacancyFit> {
  const vacancy = await findFitVacancy(db, vacancyId, now);
  if (!vacancy) throw new CallError('not_found');
  return assessFit(await findFitProfile(db, accountId), vacancy);
}
