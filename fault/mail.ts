import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/src/app.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { createJobFair } from '../server/src/features/job-fairs/create-job-fair.ts';
import { messageLimits } from '../server/src/features/notifications/outbox/message-limits.ts';
import { deliverAll, readSentMessages } from '../server/src/features/notifications/test-delivery.ts';
import { DAY_MS } from '../server/src/lib/clock.ts';
import { formatIst } from '../server/src/lib/india-time/ist.ts';
import { registerThrough, type TestAccount } from '../server/src/testing/test-app.ts';
import { exactly, type FaultScenario } from './scenario.ts';

const VICTIM = 'victim@example.com';
/** What the attacker wants to have delivered; parts of it must not arrive. */
const ATTACKER_NAME = 'You won: call 98765 43210 or visit prize.shop';
const ATTACKER_TEXT = /prize|98765|43210/;
const PASSWORDS = ['Chai@2468', 'Tulsi#4821'] as const;

const openJobFair = (context: AppContext) => {
  const day = (days: number) => formatIst(new Date(context.clock.now().getTime() + days * DAY_MS));
  const times = { starts: day(7), ends: day(8), registerUntil: day(5) };
  const fair = { title: 'A fair', organiser: 'A college', city: 'Pune', venue: 'A hall', description: '' };
  return createJobFair(context, { ...fair, ...times, companies: [], capacity: 100 }, 'a scenario');
};

/** Repeats the calls that send a mail, without the rate limits of calls, as from many networks. Returns the refused calls. */
async function bombard(
  app: FastifyInstance,
  { accountID, headers }: TestAccount,
  { calls, jobFairId, onCall }: { calls: number; jobFairId: number; onCall: () => void },
): Promise<number> {
  const post = async (path: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    return reply.statusCode < 300;
  };
  let password = 0;
  let refused = 0;
  for (let n = 0; n < calls; n += 1) {
    const [currentPassword, newPassword] = [PASSWORDS[password % 2] ?? '', PASSWORDS[(password + 1) % 2] ?? ''];
    const secrets = { currentPassword, newPassword, retypePassword: newPassword };
    const mobile = { data: `9${String(n).padStart(9, '0')}`, currentPassword };
    const isAccepted = await [
      () => post('JobSeekerMasters/SaveMobileNo', { accountID, ...mobile }),
      () => post('JobFair/Register', { accountID, jobFairID: jobFairId }),
      () => post('JobFair/Withdraw', { accountID, jobFairID: jobFairId }),
      () => post('JobSeekerMasters/ChangePassword', { accountID, ...secrets }),
    ][n % 4]?.();
    if (n % 4 === 3 && isAccepted) password += 1;
    if (!isAccepted) refused += 1;
    onCall();
  }
  return refused;
}

/** Mail bombing: calls that send mails, to an address that is not verified and then to one that is. */
export const mailBombing: FaultScenario = {
  unit: 'calls',
  size: 600,
  async run(environment, size, progress) {
    const context = { ...environment.context, config: { ...environment.context.config, rateLimit: false } };
    const app = await buildApp(context);
    try {
      await app.ready();
      const jobFairId = await openJobFair(context);
      const account = await registerThrough(app, { email: VICTIM, fullName: ATTACKER_NAME });
      let done = 0;
      const onCall = () => {
        done += 1;
        progress(done);
      };
      const attack = { calls: Math.floor(size / 2), jobFairId, onCall };
      let refused = await bombard(app, account, attack);
      await deliverAll(context);
      const unverified = await readSentMessages(context);

      await context.db.updateTable('accounts').set({ email_verified_at: context.clock.now() }).execute();
      refused += await bombard(app, account, attack);
      await deliverAll(context);
      const all = await readSentMessages(context);
      const mails = all.length - unverified.length;
      const { recipient } = messageLimits;
      const texts = all.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
      return [
        { what: 'calls that were accepted', value: String(done - refused), limit: '' },
        exactly('mails to an unverified address (the verification mail)', unverified.length, 1),
        {
          what: 'mails to a verified address',
          value: String(mails),
          limit: `≤ ${recipient}`,
          pass: mails <= recipient,
        },
        exactly('mails with text of the attacker', texts.filter((text) => ATTACKER_TEXT.test(text)).length, 0),
      ];
    } finally {
      await app.close();
    }
  },
};
