import type { ApplicationStatus, SentApplication } from '@aarambh/contract';

/** Steps that an employer makes. */
const answers: ReadonlySet<ApplicationStatus> = new Set(['Viewed', 'Shortlisted', 'Interview', 'Not selected']);
const RECENT_MS = 14 * 24 * 3_600_000;

/** What an employer did with an application, and when (ISO 8601 UTC). */
export interface Answer {
  application: SentApplication;
  status: ApplicationStatus;
  on: string;
}

/**
 * The last answers to applications within two weeks, newest first: one for each application, and none where the member
 * withdrew or the job closed since.
 */
export function findAnswers(applications: readonly SentApplication[], now: Date, max: number): Answer[] {
  return applications
    .flatMap((application) => {
      const last = application.timeline.at(-1);
      if (!last || last.status !== application.status || !answers.has(last.status)) return [];
      return now.getTime() - Date.parse(last.on) <= RECENT_MS
        ? [{ application, status: last.status, on: last.on }]
        : [];
    })
    .sort((a, b) => Date.parse(b.on) - Date.parse(a.on))
    .slice(0, max);
}
