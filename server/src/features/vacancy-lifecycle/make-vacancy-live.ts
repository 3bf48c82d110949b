import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import {
  isCompanyBlocked,
  lockVacancyStatus,
  recordStatusChanges,
  setVacancyStatus,
} from './change-vacancy-status.queries.ts';
import { canBecome } from './change-vacancy-status.ts';
import { indexVacancies } from './index-vacancies.ts';
import { isHeld } from './moderated-vacancies.queries.ts';
import { COMPANY_BLOCKED, describeHold, passLiveGate } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/** @throws {CallError} not_found; conflict when the transition is not allowed */
async function lockToMakeLive(tx: Db, vacancyId: number): Promise<VacancyStatus> {
  const from = await lockVacancyStatus(tx, vacancyId);
  if (!from) throw new CallError('not_found');
  if (!canBecome(from, 'live')) throw new CallError('conflict', `A vacancy that is ${from} cannot become live.`);
  return from;
}

/**
 * Makes a draft or paused vacancy live through the gate, within the caller's transaction. What screening finds is recorded
 * only if the caller commits, so a refusal is returned.
 * @returns why it did not become live; undefined when it is
 * @throws {CallError} not_found; conflict when the transition is not allowed
 */
export async function makeVacancyLive(
  tx: Db,
  vacancyId: number,
  reason: Reason,
  now: Date,
): Promise<string | undefined> {
  await lockToMakeLive(tx, vacancyId);
  const { refused } = await passLiveGate(tx, { toLive: [vacancyId] }, reason, now);
  return refused.get(vacancyId);
}

/**
 * Makes a vacancy live by a decision on its moderation case, without screening: staff have seen what was found. No other
 * caller may use it.
 * @throws {CallError} not_found; conflict when the transition is not allowed, its company is blocked, or a case holds it
 */
export async function releaseVacancy(tx: Db, vacancyId: number, reason: Reason, now: Date): Promise<void> {
  const from = await lockToMakeLive(tx, vacancyId);
  if (await isCompanyBlocked(tx, vacancyId)) throw new CallError('conflict', COMPANY_BLOCKED);
  if (await isHeld(tx, vacancyId)) throw new CallError('conflict', await describeHold(tx, vacancyId));
  await setVacancyStatus(tx, vacancyId, 'live', now);
  await recordStatusChanges(tx, [vacancyId], from, 'live', reason, now);
  await indexVacancies(tx, [vacancyId]);
}
