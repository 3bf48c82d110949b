import type { ManualVacancy, StandardVacancy, VacancyCard } from '@aarambh/contract';
import { roundToRupees } from '../../lib/money/rupees.ts';
import { presentChecks } from '../vacancy-checks/index.ts';
import { describeExperience } from './describe-experience.ts';
import type { CardRow, DetailsRow } from './vacancies.queries.ts';

/** Converts paise to whole rupees. */
const toRupees = (paise: number | null): number | null => (paise === null ? null : roundToRupees(paise));

/** Salary fields of a reply; amounts are null where the employer does not disclose them, and the text is as stated. */
const salaryOf = (row: Pick<DetailsRow, 'salary_from' | 'salary_to' | 'salary_not_disclosed' | 'pay_text'>) => {
  const hidden = row.salary_not_disclosed || (row.salary_from === null && row.salary_to === null);
  return {
    fromSalary: hidden ? null : toRupees(row.salary_from),
    toSalary: hidden ? null : toRupees(row.salary_to),
    salaryNotDisclose: hidden,
    ...(row.pay_text !== '' && { payText: row.pay_text }),
  };
};

/** Presents a vacancy as a card of search results and listings. */
export const presentCard = (row: CardRow): VacancyCard => ({
  vacancyID: row.id,
  jobTitle: row.title,
  orgName: row.company_name,
  orgLogo: row.company_logo,
  companyID: row.company_id,
  locations: row.locations,
  experience: describeExperience(row.experience_from_years, row.experience_to_years),
  postedOn: row.posted_at.toISOString(),
  ...salaryOf(row),
  skills: row.skills,
  isManualPostedJob: row.kind === 'manual',
  ...(row.checks.length > 0 && { checks: presentChecks(row.checks) }),
});

/** Presents the details of a standard vacancy; the recruiter's contact only if applicants are to use it (security 8). */
export const presentStandard = (row: DetailsRow): StandardVacancy => ({
  vacancyID: row.id,
  jobTitle: row.title,
  jobCategory: row.job_category,
  companyID: row.company_id,
  orgName: row.company_name,
  orgLogo: row.company_logo,
  logo: row.company_logo,
  vacancyDescription: row.description_html,
  skills: row.skills,
  educations: row.educations,
  branches: row.branches,
  jobTypes: row.job_types,
  jobModes: row.job_modes,
  locations: row.locations,
  experience: describeExperience(row.experience_from_years, row.experience_to_years),
  experienceFromYears: row.experience_from_years,
  experienceToYears: row.experience_to_years,
  openings: row.openings,
  ...salaryOf(row),
  salaryType: 'Per Annum',
  interviewAddress: row.interview_address,
  contactPreference: row.contact_preference,
  ...(row.contact_preference === 'contactMeDirectly'
    ? {
        recruiterName: row.recruiter_name,
        recruiterEmail: row.recruiter_email,
        recruiterWhatsApp: row.recruiter_whatsapp,
      }
    : {}),
  orgDescriptionDetails: row.company_about_html,
  orgCorporateAddress: row.company_address,
  website: row.company_website,
  postedOn: row.posted_at.toISOString(),
  validThrough: row.expires_at.toISOString(),
  checks: presentChecks(row.checks),
  isManualPostedJob: false,
});

/** Presents the details of a manually posted vacancy. */
export const presentManual = (row: DetailsRow): ManualVacancy => ({
  vacancyID: row.id,
  jobTitle: row.title,
  companyID: row.company_id,
  companyName: row.company_name,
  employmentType: row.employment_type,
  logo: row.company_logo,
  locations: row.locations,
  experienceFromYears: row.experience_from_years,
  experienceToYears: row.experience_to_years,
  ...salaryOf(row),
  openings: row.openings,
  jobModes: row.job_modes,
  industryType: row.industry_type,
  department: row.department,
  role: row.role,
  roleCategory: row.role_category,
  ug: row.ug,
  pg: row.pg,
  skills: row.skills,
  jobDescription: row.description_html,
  aboutCompany: row.company_about_html,
  addedOn: row.posted_at.toISOString(),
  validThrough: row.expires_at.toISOString(),
  checks: presentChecks(row.checks),
  isManualPostedJob: true,
});
