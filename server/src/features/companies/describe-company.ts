import { type Company, companySlug } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { isListedPlace } from '../vacancies/index.ts';
import {
  countAnswers,
  countByPlace,
  findCompany,
  resolveCompanyId,
  summariseLiveVacancies,
} from './companies.queries.ts';

/** Answers of an employer are counted over this time. */
const ANSWERS_MS = 90 * DAY_MS;
/** Fewer applications say nothing about an employer. */
const MIN_APPLICATIONS = 20;

/**
 * What is known about a company that has or had vacancies here; for one that was merged, about the one that it became.
 * @throws {CallError} not_found for any other
 */
export async function describeCompany(db: Db, askedID: number, now: Date): Promise<Company> {
  const companyID = await resolveCompanyId(db, askedID);
  const row = await findCompany(db, companyID, now);
  if (!row) throw new CallError('not_found', 'There is no company at this address.');
  const [live, places, answers] = await Promise.all([
    summariseLiveVacancies(db, companyID, now),
    countByPlace(db, companyID, now),
    countAnswers(db, companyID, new Date(now.getTime() - ANSWERS_MS)),
  ]);
  return {
    companyID,
    name: row.name,
    slug: companySlug(row.name, companyID),
    logo: row.logo,
    about: row.aboutHtml,
    website: row.website,
    address: row.corporateAddress,
    industry: live.industry,
    places: places.filter(({ place }) => isListedPlace(place)),
    liveVacancies: live.count,
    firstPostedOn: row.firstPostedAt.toISOString(),
    answers: answers.applications < MIN_APPLICATIONS ? null : answers,
  };
}
