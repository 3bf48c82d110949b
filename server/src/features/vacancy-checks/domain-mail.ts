import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { StaffCheck } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { RecordAction } from '../../infra/http/staff-action.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { queueMessage } from '../notifications/index.ts';
import { countAttempt, deleteCode, findSubject, insertCheck, saveCode } from './checks.queries.ts';
import { domainOfWebsite, isAtDomain } from './mail-domain.ts';
import { auditTarget, UNKNOWN } from './record-check.ts';

const MAX_ATTEMPTS = 5;

const PURPOSE = 'codes of companies';

const hashCode = (key: Buffer, companyId: number, code: string): Buffer =>
  createHmac('sha256', key).update(`${companyId} ${code}`).digest();

/**
 * Sends a code to an address at the domain of a company's website; it works for a day.
 * @throws {CallError} not_found; conflict when the company has no website of its own; bad_input for another address
 */
export async function sendDomainMail(
  context: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { companyID, email }: { companyID: number; email: string },
  record: RecordAction,
): Promise<string> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const company = await findSubject(tx, { companyID }, true);
    if (!company) throw new CallError('not_found', UNKNOWN);
    const domain = domainOfWebsite(company.website);
    if (!domain)
      throw new CallError('conflict', 'This company has no website of its own. Add it to the company first.');
    if (!isAtDomain(email, domain))
      throw fieldError('email', `Enter an address that ends with @${domain}, the domain of the website.`);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = hashCode(context.secrets.keyFor(PURPOSE), companyID, code);
    await saveCode(tx, { companyId: companyID, email, codeHash, expiresAt: new Date(now.getTime() + DAY_MS) });
    const data = { orgName: company.companyName, code };
    const key = `company-mail-code:${companyID}:${now.getTime()}`;
    await queueMessage(
      tx,
      { key, accountId: null, channel: 'mail', to: email, template: 'company-mail-code', data },
      now,
    );
    await record(tx, { target: auditTarget(null, companyID), after: { codeSentTo: email } });
  });
  return `The code is on its way to ${email}. It works for one day.`;
}

/**
 * Records that a company has the mail of its domain, by the code that it got.
 * @throws {CallError} not_found without a code; bad_input for a wrong one; conflict when it no longer works
 */
export async function confirmDomainMail(
  context: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { companyID, code }: { companyID: number; code: string },
  by: string,
  record: RecordAction,
): Promise<StaffCheck> {
  const now = context.clock.now();
  const checked = await context.db.transaction().execute(async (tx): Promise<StaffCheck | CallError> => {
    const company = await findSubject(tx, { companyID }, true);
    const sent = company && (await countAttempt(tx, companyID));
    if (!sent) return new CallError('not_found', 'No code was sent to this company. Send one first.');
    if (sent.attempts > MAX_ATTEMPTS || sent.expiresAt <= now)
      return new CallError('conflict', 'This code no longer works. Send a new one.');
    const hashes = context.secrets.keysFor(PURPOSE).map((key) => hashCode(key, companyID, code));
    if (!hashes.some((hash) => timingSafeEqual(sent.codeHash, hash)))
      return fieldError('code', 'This is not the code that we sent.');
    if (!isAtDomain(sent.email, domainOfWebsite(company.website)))
      return new CallError('conflict', 'The website of the company is another one now. Send a new code.');
    await deleteCode(tx, companyID);
    const made = { kind: 'domain-mail', detail: sent.email, by, isOfCompany: true } as const;
    const check = await insertCheck(tx, made, company, now);
    await record(tx, { target: auditTarget(null, companyID), after: { check: made.kind, detail: made.detail } });
    return check;
  });
  // Thrown after the commit, so that the attempt counts.
  if (checked instanceof CallError) throw checked;
  return checked;
}
