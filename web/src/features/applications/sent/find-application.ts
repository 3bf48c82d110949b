import type { SentApplication } from '@aarambh/contract';
import { api } from '../../../platform/api/browser-api.ts';
import { listApplications } from './sent-applications.api.ts';

/** The account's application for a vacancy. @throws {Error} if it has none */
export async function findApplication(accountID: number, vacancyID: number): Promise<SentApplication> {
  const found = (await listApplications(api, accountID)).find((application) => application.vacancyID === vacancyID);
  if (!found) throw new Error(`The account has no application for vacancy ${vacancyID}.`);
  return found;
}
