import { getManualVacancyDetails, getVacancyDetails, type UnavailableVacancy } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { presentManual, presentStandard } from './present-vacancy.ts';
import { findLiveDetails, findUnavailableReason } from './vacancies.queries.ts';

/** The reply for a vacancy without details. A draft gets the same reply as an id that never existed. */
async function describeUnavailable(db: Db, vacancyID: number, now: Date): Promise<UnavailableVacancy> {
  const reason = await findUnavailableReason(db, vacancyID, now);
  const message =
    reason === 'fraud' ? 'We removed this job because it was a fraud.' : 'This job is no longer available.';
  return { vacancyID, message, ...(reason && { reason }) };
}

/** Serves the details of vacancies. Each call has details of one kind of vacancy only. */
export function vacancyRoutes(app: FastifyInstance, { reads: db, clock }: AppContext): void {
  serveCall(app, getVacancyDetails, async ({ params }) => {
    const now = clock.now();
    const row = await findLiveDetails(db, params.id, now);
    return row?.kind === 'standard' ? presentStandard(row) : await describeUnavailable(db, params.id, now);
  });

  serveCall(app, getManualVacancyDetails, async ({ params }) => {
    const now = clock.now();
    const row = await findLiveDetails(db, params.id, now);
    return row?.kind === 'manual' ? presentManual(row) : await describeUnavailable(db, params.id, now);
  });
}
