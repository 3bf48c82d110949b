import { closeVacancies } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { Operator } from './operator.ts';

/** Closes a vacancy as staff. Its applicants are notified ten minutes later. */
export async function closeVacancy(request: APIRequestContext, vacancyId: number): Promise<void> {
  const staff = await Operator.signIn(request);
  const body = { vacancyIDs: [vacancyId], reason: 'The position is filled.', isFraud: false };
  const reply = JSON.parse(await staff.call(closeVacancies, { body })) as { done: number[]; skipped: unknown[] };
  if (!reply.done.includes(vacancyId)) throw new Error(`vacancy ${vacancyId}: ${JSON.stringify(reply.skipped)}`);
}
