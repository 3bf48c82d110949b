import type { CompanyScreening } from '../../vacancy-lifecycle/index.ts';

/** What staff read about screening the live vacancies of a company again; empty when nothing was found. */
export function describeScreening({ later, held }: CompanyScreening): string {
  if (later > 0) return `Its ${later} live vacancies are screened again within minutes.`;
  if (held === 0) return '';
  return held === 1
    ? '1 live vacancy is held by screening until Moderation decides.'
    : `${held} live vacancies are held by screening and wait in Moderation.`;
}
