import type { Db } from '../../../infra/database/connect.ts';
import { roundToRupees } from '../../../lib/money/rupees.ts';
import { findCityName } from '../../places/index.ts';
import { findAddress } from '../../profile/index.ts';
import { isLive } from '../../vacancies/index.ts';
import { findSeeker } from '../matching/seeker.queries.ts';
import type { FitProfile, FitVacancy } from './assess-fit.ts';

/** The profile of an account, with the places that a distance is measured from. */
export async function findFitProfile(db: Db, accountId: number): Promise<FitProfile> {
  const [seeker, address] = await Promise.all([findSeeker(db, accountId), findAddress(db, accountId)]);
  const city = address && findCityName(address.current_state_id, address.current_city_id);
  return {
    skillKeys: seeker.skills,
    experienceMonths: seeker.experienceMonths,
    annualSalary: seeker.annualSalary,
    places: [...(city ? [city] : []), ...seeker.places.values()],
  };
}

/** Requirements and pay of a live vacancy; pay that is not disclosed is null. */
export async function findFitVacancy(db: Db, vacancyId: number, now: Date): Promise<FitVacancy | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(['skills', 'locations', 'localities', 'salary_from', 'salary_to', 'salary_not_disclosed'])
    .select(['experience_from_years as experienceFromYears', 'experience_to_years as experienceToYears'])
    .where('id', '=', vacancyId)
    .where(isLive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { salary_from, salary_to, salary_not_disclosed: isHidden, ...stated } = row;
  const toRupees = (paise: number | null) => (isHidden || paise === null ? null : roundToRupees(paise));
  return { ...stated, salaryFrom: toRupees(salary_from), salaryTo: toRupees(salary_to) };
}
