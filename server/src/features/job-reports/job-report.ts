import type { ReportReason } from '@aarambh/contract';
import type { Caller } from '../../infra/http/caller.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import type { ReportedVacancy } from './reports.queries.ts';

/** A report as its form states it. */
export interface JobReport {
  vacancyId: number;
  reason: ReportReason;
  text: string;
  /** Of a guest; members are written to at the address of their account. */
  email: string;
}

/** A guest, who solved a captcha or whose browser runs no JavaScript. */
export type Guest = { pass: string } | 'without script';

export type Reporter = { caller: Caller } | Guest;

export const isMember = (reporter: Reporter): reporter is { caller: Caller } =>
  typeof reporter === 'object' && 'caller' in reporter;

/** A report of a vacancy that exists, with the hash of the reporter's network and the uploaded proof. */
export interface SubmittedReport {
  report: JobReport;
  vacancy: ReportedVacancy;
  network: Buffer;
  file: ReceivedFile | undefined;
}
