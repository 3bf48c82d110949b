import {
  answerMoneyQuestion as answerMoneyQuestionCall,
  getMoneyQuestion as getMoneyQuestionCall,
  getTrustFigures,
  reportJob as reportJobCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { createTrustFiguresReader } from './create-trust-figures-reader.ts';
import { answerMoneyQuestion, getMoneyQuestion } from './money-question.ts';
import { reportFormRoutes } from './report-form.routes.ts';
import { reportJob } from './report-job.ts';

/** Serves reports of job seekers and guests, the question of mails about money, and the figures of how we check. */
export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  const readFigures = createTrustFiguresReader(context);

  serveCall(
    app,
    reportJobCall,
    async ({ body: { vacancyID, reason, text, email, pass }, caller, origin, file }) => {
      const by = caller ? { caller } : { pass };
      return { text: await reportJob(context, { vacancyId: vacancyID, reason, text, email }, by, origin, file) };
    },
    context.files.temporaryFolder,
  );

  serveCall(app, getMoneyQuestionCall, ({ query: { token } }) => getMoneyQuestion(context, token));
  serveCall(app, answerMoneyQuestionCall, ({ body: { token, answer }, origin }) =>
    answerMoneyQuestion(context, token, answer, origin),
  );
  serveCall(app, getTrustFigures, () => readFigures());
  reportFormRoutes(app, context);
}
