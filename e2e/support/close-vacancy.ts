import { bulkResult, closeVacancies, getStaffVacancy, staffVacancyDetails } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { Operator } from './operator.ts';

/** Closes a vacancy as staff. Its applicants are notified ten minutes later. */
export async function closeVacancy(request: APIRequestContext, vacancyID: number): Promise<void> {
  const staff = await Operator.signIn(request);
  const shown = await staff.call(getStaffVacancy, { params: { vacancyID: String(vacancyID) } });
  const { version } = staffVacancyDetails.parse(JSON.parse(shown));
  const body = { rows: [{ vacancyID, version }], reason: 'The position is filled.', isFraud: false };
  const { done, skipped } = bulkResult.parse(JSON.parse(await staff.call(closeVacancies, { body })));
  if (done.length === 0) throw new Error(`vacancy ${vacancyID}: ${JSON.stringify(skipped)}`);
}
