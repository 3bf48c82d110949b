import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/src/app.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { issueCaptchaPass } from '../server/src/features/accounts/captcha/captcha-pass.ts';
import { insertTestPurchase } from '../server/src/features/billing/payments/test-purchases.queries.ts';
import { createJobFair } from '../server/src/features/job-fairs/create-job-fair.ts';
import { reportJob } from '../server/src/features/job-reports/report-job.ts';
import {
  listTemplatesOutsideTotals,
  messageLimits,
  messageRules,
} from '../server/src/features/notifications/outbox/message-limits.ts';
import { deliverAll, readSentMessages } from '../server/src/features/notifications/test-delivery.ts';
import { publishPostings } from '../server/src/features/vacancy-lifecycle/index.ts';
import { makePosting } from '../server/src/features/vacancy-lifecycle/test-vacancy-fixture.ts';
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

/** Jobs to report, and unpaid guest purchases with the address of the victim. */
async function prepareTargets(context: AppContext) {
  const { db, clock } = context;
  const postings = Array.from({ length: 20 }, (_, n) => makePosting({ source: 'mail', sourceId: `job-${n}` }));
  await publishPostings(context, postings, { cause: 'a scenario', actor: 'system' });
  const vacancies = await db.selectFrom('vacancies').select('id').where('source', '=', 'mail').execute();
  const purchases = await Promise.all(Array.from({ length: 20 }, () => insertTestPurchase(db, clock.now())));
  await db.updateTable('purchases').set({ guest_email: VICTIM }).where('account_id', 'is', null).execute();
  return { jobFairId: await openJobFair(context), vacancyIds: vacancies.map(({ id }) => id), purchases };
}

interface Attack {
  calls: number;
  targets: Awaited<ReturnType<typeof prepareTargets>>;
  onCall: () => void;
}

/** Repeats the calls that send a mail, without the rate limits of calls, as from many networks. Returns the refused calls. */
async function bombard(
  app: FastifyInstance,
  context: AppContext,
  { accountID, headers }: TestAccount,
  { calls, targets, onCall }: Attack,
): Promise<number> {
  const post = async (path: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    return reply.statusCode < 300;
  };
  const report = async (vacancyId: number) => {
    const caller = { accountId: accountID, role: 'jobSeeker', sessionId: 0 } as const;
    const about = { vacancyId, reason: 'money', text: ATTACKER_NAME, email: '' } as const;
    const reported = reportJob(context, about, { caller }, { address: '127.0.0.1', device: 'x' });
    return await reported.then(
      () => true,
      () => false,
    );
  };
  const forgetPassword = async () => {
    const query = new URLSearchParams({ email: VICTIM, pass: issueCaptchaPass(context) });
    return (await app.inject({ url: `/api/JobSeekerMasters/ForgotPassword?${query}` })).statusCode < 300;
  };
  let password = 0;
  let refused = 0;
  for (let n = 0; n < calls; n += 1) {
    const [currentPassword, newPassword] = [PASSWORDS[password % 2] ?? '', PASSWORDS[(password + 1) % 2] ?? ''];
    const secrets = { currentPassword, newPassword, retypePassword: newPassword };
    const mobile = { data: `9${String(n).padStart(9, '0')}`, currentPassword };
    const { jobFairId, vacancyIds, purchases } = targets;
    const purchase = purchases[n % purchases.length];
    const order = { comboGuestPurchaseID: purchase?.purchaseId, razorPayOrderID: purchase?.orderId };
    const newEmail = `other.${n}@example.com`;
    const isAccepted = await [
      () => post('JobSeekerMasters/SaveMobileNo', { accountID, ...mobile }),
      () => post('JobFair/Register', { accountID, jobFairID: jobFairId }),
      () => post('JobFair/Withdraw', { accountID, jobFairID: jobFairId }),
      () => report(vacancyIds[n % vacancyIds.length] ?? 0),
      () => post('JobSeekerMasters/ChangePassword', { accountID, ...secrets }),
      forgetPassword,
      () => post('ComboPlanGuestPurchase/MailPurchaseLink', order),
      () => post('JobSeekerEmailChange/CreateEmailChangeRequest', { accountID, newEmail, currentPassword }),
    ][n % 8]?.();
    if (n % 8 === 4 && isAccepted) password += 1;
    if (!isAccepted) refused += 1;
    onCall();
  }
  return refused;
}

/** The mails queued for the victim, by template. */
async function countToVictim({ db }: AppContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(['template', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('recipient', '=', VICTIM)
    .groupBy('template')
    .execute();
  return new Map(rows.map(({ template, count }) => [template, count]));
}

/** What an unverified address gets besides the verification mail: what the owner of it needs to prove it or to pay. */
const LINKS = { 'reset-password': 6, 'guest-purchase-link': 3 } as const;

const ruleOf = (template: string) => messageRules[template as keyof typeof messageRules];

const atMost = (what: string, value: number, limit: number) => ({
  what,
  value: String(value),
  limit: `≤ ${limit}`,
  pass: value <= limit,
});

/** Mail bombing: calls that send mails, to an address that is not verified and then to one that is. */
export const mailBombing: FaultScenario = {
  unit: 'calls',
  size: 600,
  async run(environment, size, progress) {
    const context = { ...environment.context, config: { ...environment.context.config, rateLimit: false } };
    const app = await buildApp(context);
    try {
      await app.ready();
      const targets = await prepareTargets(context);
      const account = await registerThrough(app, { email: VICTIM, fullName: ATTACKER_NAME });
      let done = 0;
      const onCall = () => {
        done += 1;
        progress(done);
      };
      const attack = { calls: Math.floor(size / 2), targets, onCall };
      let refused = await bombard(app, context, account, attack);
      const unverified = await countToVictim(context);
      const links = Object.entries(LINKS).map(([template, limit]) =>
        atMost(`${template} mails to an unverified address`, unverified.get(template) ?? 0, limit),
      );
      const others = [...unverified].filter(([template]) => !(template in LINKS));

      await context.db.updateTable('accounts').set({ email_verified_at: context.clock.now() }).execute();
      refused += await bombard(app, context, account, attack);
      await deliverAll(context);
      const all = await readSentMessages(context);
      const verified = [...(await countToVictim(context))];
      const outside = listTemplatesOutsideTotals();
      const inTotals = verified.filter(([template]) => !outside.includes(template));
      const beyond = verified.filter(([template, count]) => count > ruleOf(template).max);
      const texts = all.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
      const sum = (counts: [string, number][]) => counts.reduce((total, [, count]) => total + count, 0);
      return [
        { what: 'calls that were accepted', value: String(done - refused), limit: '' },
        exactly('other mails to an unverified address (the verification mail)', sum(others), 1),
        ...links,
        exactly(
          'templates to it that no requirement names',
          [...unverified.keys()].filter((template) => ruleOf(template).unverified === undefined).length,
          0,
        ),
        atMost('mails to an address in a day, besides security notices', sum(inTotals), messageLimits.recipient),
        { what: 'all mails to it', value: String(sum(verified)), limit: '' },
        exactly('templates beyond their limit of a day', beyond.length, 0),
        exactly('mails with text of the attacker', texts.filter((text) => ATTACKER_TEXT.test(text)).length, 0),
      ];
    } finally {
      await app.close();
    }
  },
};
