import { answerMoneyQuestion as answerCall, guestReportForm, reportJob as reportCall } from '@aarambh/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { originOf } from '../../infra/http/origin.ts';
import { parseInput } from '../../infra/http/validate-input.ts';
import { CallError } from '../../lib/call-error.ts';
import { answerMoneyQuestion } from './money-question.ts';
import { reportJob } from './report-job.ts';
import { reportTexts } from './report-texts.ts';

type GuestReport = z.output<typeof guestReportForm>;

const hidden = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 300_000 } } } as const;

const goTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(address, 303);

/** The codes that the page of the form explains. */
function failureOf(error: unknown): 'limit' | 'unknown' | 'form' {
  if (!(error instanceof CallError)) throw error;
  if (error.code === 'too_many_requests') return 'limit';
  return error.code === 'not_found' ? 'unknown' : 'form';
}

/**
 * The forms of pages that work without JavaScript: the report of a job, where there is no captcha but a lower limit, and the
 * answer to the question of a mail. Each leads to its page again, which shows the result.
 */
export function reportFormRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.post<{ Params: { id: string } }>('/job/report/:id', hidden, async (request, reply) => {
      const id = reportCall.body.shape.vacancyID.safeParse(request.params.id);
      if (!id.success) throw new CallError('not_found');
      const page = `/job/report/${id.data}`;
      try {
        const report = { vacancyId: id.data, ...(parseInput(guestReportForm, request.body ?? {}) as GuestReport) };
        const text = await reportJob(context, report, 'without script', originOf(request));
        // One that is only counted gets no mail: the page must not promise one.
        if (text === reportTexts.counted) return goTo(reply, `${page}?result=counted`);
      } catch (error) {
        return goTo(reply, `${page}?result=${failureOf(error)}`);
      }
      return goTo(reply, `${page}?result=sent`);
    });

    scope.post<{ Querystring: { token?: unknown } }>('/job/asked-for-money', hidden, async (request, reply) => {
      const { answer } = (request.body ?? {}) as Record<string, unknown>;
      const read = answerCall.body.safeParse({ token: request.query.token, answer });
      if (!read.success) throw new CallError('not_found');
      await answerMoneyQuestion(context, read.data.token, read.data.answer, originOf(request));
      return goTo(reply, `/job/asked-for-money?token=${read.data.token}`);
    });
  });
}
