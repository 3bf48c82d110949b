import { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { consumeRateLimit, type RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { FileAnswer } from '../../../infra/http/serve-call.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { exportAccount } from './export-account.queries.ts';
import { getDataSubject } from './former-emails.queries.ts';
import { presentAsHtml, presentAsJson } from './present-personal-data.ts';

const exports: RateLimit = {
  name: 'export-personal-data',
  max: 10,
  perSeconds: 24 * 60 * 60,
  text: 'You can download your data ten times a day. Please try again tomorrow.',
};

/** Export formats: JSON for programs, HTML for reading and printing. */
const formats = {
  json: { present: presentAsJson, contentType: 'application/json; charset=utf-8' },
  html: { present: presentAsHtml, contentType: 'text/html; charset=utf-8' },
};

/**
 * Exports all data stored about an account as a file, from one consistent snapshot.
 * @throws {CallError} too_many_requests after ten a day
 */
export async function exportPersonalData(
  context: AppContext,
  sources: readonly PersonalDataSource[],
  accountId: number,
  format: keyof typeof formats,
  origin: Origin,
): Promise<FileAnswer> {
  await consumeRateLimit(context.db, exports, String(accountId), context.clock.now());
  return await exportAccountData(context, sources, accountId, format, origin);
}

/** The file of `exportPersonalData`, without a limit: also for staff, for a member who asked for it. */
export async function exportAccountData(
  { db, clock }: AppContext,
  sources: readonly PersonalDataSource[],
  accountId: number,
  format: keyof typeof formats,
  origin: Origin,
): Promise<FileAnswer> {
  const now = clock.now();
  const sections = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await recordSecurityEvent(transaction, { accountId, kind: 'data-exported', origin }, now);
      const found = await exportAccount(transaction, accountId);
      const subject = await getDataSubject(transaction, accountId);
      for (const source of sources) found.push(...(await source.export(transaction, accountId, subject)));
      return found;
    });
  const { present, contentType } = formats[format];
  return {
    stream: Readable.from([Buffer.from(present(sections, now))]),
    contentType,
    name: `my-data-${indianDay(now).name}.${format}`,
  };
}
