import type { ManualVacancy, StandardVacancy, VacancyCard } from '@aarambh/contract';
import { experienceRange } from '../details/experience-range.ts';

/** The card of a vacancy from its details. */
export function cardOf(vacancy: StandardVacancy | ManualVacancy): VacancyCard {
  const { vacancyID, jobTitle, companyID, locations, fromSalary, toSalary, salaryNotDisclose, payText, skills } =
    vacancy;
  const common = { vacancyID, jobTitle, companyID, locations, fromSalary, toSalary, salaryNotDisclose, skills };
  return {
    ...common,
    orgLogo: vacancy.logo,
    ...(payText && { payText }),
    ...(vacancy.isManualPostedJob
      ? {
          orgName: vacancy.companyName,
          experience: experienceRange(vacancy.experienceFromYears, vacancy.experienceToYears),
          postedOn: vacancy.addedOn,
          isManualPostedJob: true,
        }
      : {
          orgName: vacancy.orgName,
          experience: vacancy.experience,
          postedOn: vacancy.postedOn,
          isManualPostedJob: false,
        }),
  };
}
