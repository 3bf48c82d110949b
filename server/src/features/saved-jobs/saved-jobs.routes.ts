import {
  getJobsByID,
  getSavedJobs,
  mergeSavedJobs as mergeSavedJobsCall,
  removeSavedJob,
  saveJob as saveJobCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { listPublicCards, listSavedJobs } from './list-saved-jobs.ts';
import { mergeSavedJobs } from './merge-saved-jobs.ts';
import { saveJob } from './save-job.ts';
import { deleteSavedJob } from './saved-jobs.queries.ts';

/** Serves saved jobs: list, save with a note, remove, take over from a browser, and cards by id for visitors. */
export function savedJobRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, reads, clock } = context;

  serveCall(app, getSavedJobs, ({ params }) => listSavedJobs(db, params.accountID, clock.now()));

  serveCall(app, saveJobCall, async ({ body: { accountID, vacancyID, note } }) => {
    await saveJob(context, accountID, { vacancyId: vacancyID, note });
    return 'Saved successfully.';
  });

  serveCall(app, removeSavedJob, async ({ body }) => {
    await deleteSavedJob(db, body.accountID, body.vacancyID);
    return 'Removed successfully.';
  });

  serveCall(app, mergeSavedJobsCall, async ({ body: { accountID, jobs } }) => {
    const given = jobs.map(({ vacancyID, savedOn, note }) => ({
      vacancyId: vacancyID,
      savedAt: new Date(savedOn),
      note,
    }));
    await mergeSavedJobs(context, accountID, given);
    return await listSavedJobs(db, accountID, clock.now());
  });

  serveCall(app, getJobsByID, ({ query }) => listPublicCards(reads, query.ids, clock.now()));
}
