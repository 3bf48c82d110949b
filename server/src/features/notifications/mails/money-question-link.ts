import type { AppContext } from '../../../app-context.ts';
import { isSignedWith, sign } from '../../../infra/signed-value.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import type { MoneyQuestion } from '../outbox/message.ts';
import type { MailContent } from './mail-layout.ts';

/** Mails ask until a week after the application was sent. */
const QUESTION_PERIOD_MS = 7 * DAY_MS;

const PURPOSE = 'question about money';

/**
 * Creates a signed token for an application. It works for as long as the secret is accepted: fraudsters ask late, and a
 * person may open an old mail.
 */
export function createMoneyQuestionToken({ secrets }: Pick<AppContext, 'secrets'>, applicationId: number): string {
  const payload = applicationId.toString(36);
  return `${payload}.${sign(secrets.keyFor(PURPOSE), payload)}`;
}

/** Verifies a token; undefined when it is forged or malformed. @returns the id of the application */
export function readMoneyQuestionToken({ secrets }: Pick<AppContext, 'secrets'>, token: string): number | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\da-z]{1,6}$/.test(payload)) return undefined;
  if (!isSignedWith(secrets.keysFor(PURPOSE), payload, signature)) return undefined;
  return Number.parseInt(payload, 36);
}

/** The question "Were you asked for money?" of a mail about an application, with a link for each answer. */
export function createMoneyQuestion(
  { config, secrets }: Pick<AppContext, 'config' | 'secrets'>,
  { moneyQuestion }: Partial<MoneyQuestion>,
  now: Date,
): MailContent['question'] {
  if (!moneyQuestion || now.getTime() > Date.parse(moneyQuestion.appliedAt) + QUESTION_PERIOD_MS) return undefined;
  const token = createMoneyQuestionToken({ secrets }, moneyQuestion.applicationId);
  const link = `${config.publicUrl}/job/asked-for-money?token=${token}`;
  return {
    text: 'Has anyone asked you for money for this job?',
    links: [
      { label: 'Yes', link: `${link}&answer=yes` },
      { label: 'No', link: `${link}&answer=no` },
    ],
  };
}
