import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { isLoopback, isLoopbackAddress } from '../../../infra/http/is-loopback.ts';
import { composeSimulatedMail } from '../../../integrations/mail/compose-simulated-mail.ts';
import { brand } from '../../../lib/brand.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type DemoMailPage, demoMailPage } from './demo-mail-page.ts';
import { receiveSupportMail, type SupportMailOutcome } from './receive-support-mail.ts';

const PATH = '/demo/support-mail';
const MAX_BYTES = 64 * 1024;
const empty: DemoMailPage = { fullName: '', email: '', subject: '', text: '', result: '' };

const results: Record<SupportMailOutcome['outcome'], (caseId: number | undefined) => string> = {
  opened: (caseId) => `The mail opened case ${caseId}.`,
  added: (caseId) => `The mail was added to case ${caseId}.`,
  repeated: (caseId) => `The mail is in case ${caseId} already.`,
  ignored: () => 'The mail was ignored: it comes from our own address.',
};

/**
 * A page that sends a mail to the support address, for trying the product without a mail provider. Demo mode and loopback
 * only.
 */
export function demoMailRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  if (!config.demo || !isLoopbackAddress(config.publicUrl)) return;

  async function send({ fullName, email, subject, text }: DemoMailPage): Promise<string> {
    if (!z.email().max(254).safeParse(email).success) return 'Enter a valid email.';
    const raw = await composeSimulatedMail({ fullName, email, to: brand.supportEmail, subject, text });
    const { outcome, caseID } = await receiveSupportMail(context, raw);
    return results[outcome](caseID);
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.addHook('onRequest', async (request) => {
      if (!isLoopback(request, config)) throw new CallError('not_found');
    });
    const show = (page: DemoMailPage) => demoMailPage(page);
    scope.get(PATH, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(show(empty)),
    );
    scope.post(PATH, { schema: { hide: true }, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const fields = (request.body ?? {}) as Record<string, string | undefined>;
      const field = (name: keyof DemoMailPage) => (fields[name] ?? '').slice(0, 20_000).trim();
      const page = { ...empty, fullName: field('fullName'), email: field('email'), subject: field('subject') };
      const written = { ...page, text: field('text') };
      const result = await send(written).catch((error: unknown) => {
        if (error instanceof CallError) return error.message;
        throw error;
      });
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(show({ ...page, result }));
    });
  });
}
