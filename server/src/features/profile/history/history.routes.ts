import {
  getHistory,
  type History,
  removeEducation,
  removeEmployment,
  saveEducation as saveEducationCall,
  saveEmployment as saveEmploymentCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { deleteEducation, deleteEmployment, listEducations, listEmployments } from './history.queries.ts';
import { saveEducation, saveEmployment } from './save-history.ts';

/** Serves employment and education; each change answers with the whole history. */
export function historyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  async function read(accountId: number): Promise<History> {
    const [employment, education] = await Promise.all([listEmployments(db, accountId), listEducations(db, accountId)]);
    return { employment, education };
  }

  serveCall(app, getHistory, ({ params }) => read(params.accountID));

  serveCall(app, saveEmploymentCall, async ({ body }) => {
    await saveEmployment(context, body);
    return await read(body.accountID);
  });

  serveCall(app, removeEmployment, async ({ body }) => {
    await deleteEmployment(db, body.accountID, body.employmentID);
    return await read(body.accountID);
  });

  serveCall(app, saveEducationCall, async ({ body }) => {
    await saveEducation(context, body);
    return await read(body.accountID);
  });

  serveCall(app, removeEducation, async ({ body }) => {
    await deleteEducation(db, body.accountID, body.educationID);
    return await read(body.accountID);
  });
}
