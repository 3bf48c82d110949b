import { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { type Limit, takeFromLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { FileAnswer } from '../../../infra/http/serve-call.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { exportAccount } from './personal-data.queries.ts';
import { dayInIndia, presentAsHtml, presentAsJson } from './present-personal-data.ts';

const exports: Limit = {
  name: 'export-personal-data',
  max: 10,
  perSeconds: 24 * 60 * 60,
  text: 'You can download your data ten times a day. Please try again tomorrow.',
};

/** The shapes an export comes in: for programs, and for people to read and print. */
const formats = {
  json: { present: presentAsJson, contentType: 'application/json; charset=utf-8' },
  html: { present: presentAsHtml, contentType: 'text/html; charset=utf-8' },
};

/**
 * Everything kept about an account as a file, of one moment.
 * @throws {CallError} too_many_requests after ten a day
 */
export async function exportPersonalData(
  { db, clock }: AppContext,
  holders: readonly PersonalDataSource[],
  accountId: number,
  format: keyof typeof formats,
  origin: Origin,
): Promise<FileAnswer> {
  const now = clock.now();
  await takeFromLimit(db, exports, String(accountId), now);
  const sections = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await recordSecurityEvent(transaction, { accountId, kind: 'data-exported', origin }, now);
      const found = await exportAccount(transaction, accountId);
      for (const holder of holders) found.push(...(await holder.export(transaction, accountId)));
      return found;
    });
  const { present, contentType } = formats[format];
  return {
    stream: Readable.from([Buffer.from(present(sections, now))]),
    contentType,
    name: `my-data-${dayInIndia(now)}.${format}`,
  };
}
