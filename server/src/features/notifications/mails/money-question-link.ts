import type { AppContext } from '../../../app-context.ts';
import { isSignedWith, sign } from '../../../infra/signed-value.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import type { MoneyQuestion } from '../outbox/message.ts';
import type { MailQuestion } from './mail-layout.ts';

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

/**
 * The question "Has anyone asked you for money?" of a mail about an application, with a link for each answer.
 * @param isConfirmation of the mail that confirms the application: nobody can have asked yet, so it only says where to
 *   answer later, below what happens next
 */
export function createMoneyQuestion(
  { config, secrets }: Pick<AppContext, 'config' | 'secrets'>,
  { moneyQuestion }: Partial<MoneyQuestion>,
  now: Date,
  isConfirmation: boolean,
): MailQuestion | undefined {
  if (!moneyQuestion || now.getTime() > Date.parse(moneyQuestion.appliedAt) + QUESTION_PERIOD_MS) return undefined;
  const token = createMoneyQuestionToken({ secrets }, moneyQuestion.applicationId);
  const link = `${config.publicUrl}/job/asked-for-money?token=${token}`;
  const [yes, no] = [`${link}&answer=yes`, `${link}&answer=no`];
  if (isConfirmation)
    return {
      text: 'Keep this mail: if anyone asks you for money for this job, do not pay, and tell us here.',
      links: [
        { label: 'I was asked for money', link: yes },
        { label: 'I was not asked', link: no },
      ],
      isSmall: true,
    };
  return {
    text: 'Has anyone asked you for money for this job?',
    links: [
      { label: 'Yes', link: yes },
      { label: 'No', link: no },
    ],
  };
}
