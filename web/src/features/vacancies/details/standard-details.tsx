import type { StandardVacancy } from '@aarambh/contract';
import { ageText, salaryText, shortDate } from '../../../platform/text/format.ts';
import { KeyValueList, RichText } from '../../../ui/index.ts';
import { useApply } from '../../applications/index.ts';
import { cardOf } from '../cards/card-of.ts';
import { SkillList } from '../cards/skill-list.tsx';
import { useNow } from '../cards/use-now.ts';
import { DetailsLayout } from './details-layout.tsx';
import { safetyNotice } from './lazy-parts.ts';
import { DetailsSection } from './sections/details-section.tsx';
import { InterviewPrepCard } from './sections/interview-prep-card.tsx';
import { aboutCompany } from './sections/lazy-about-company.ts';
import { preparationByJdAddress } from './sections/preparation-by-jd-address.ts';
import { RecruiterContact } from './sections/recruiter-contact.tsx';

const headOf = (vacancy: StandardVacancy) => ({
  card: cardOf(vacancy),
  title: vacancy.jobTitle,
  company: vacancy.orgName,
  companyID: vacancy.companyID,
  logo: vacancy.logo || vacancy.orgLogo,
  locations: vacancy.locations,
  experience: vacancy.experience,
  pay: salaryText(vacancy),
  education: vacancy.educations.join(', '),
  openings: vacancy.openings,
  checks: vacancy.checks,
  badges: [...vacancy.jobTypes, ...vacancy.jobModes],
});

/** Without experience and pay, which are in the header, and without empty fields. */
const keyDetailsOf = (vacancy: StandardVacancy) =>
  [
    { label: 'Job Category', value: vacancy.jobCategory },
    { label: 'Job Type', value: vacancy.jobTypes.join(', ') },
    { label: 'Job Mode', value: vacancy.jobModes.join(', ') },
    { label: 'No. of Openings', value: vacancy.openings },
    { label: 'Education', value: vacancy.educations.join(', ') },
    { label: 'Branch', value: vacancy.branches.join(', ') },
  ].filter(({ value }) => value);

/** Details of a standard vacancy, on its page or in a pane. */
export function StandardDetails({ vacancy }: { vacancy: StandardVacancy }) {
  const applying = useApply(vacancy);
  const now = useNow();
  const keyDetails = keyDetailsOf(vacancy);
  const posted = (
    <>
      Listed on {shortDate(vacancy.postedOn)} ({ageText(vacancy.postedOn, now)}).{' '}
      <span className="inline-block">Apply by {shortDate(vacancy.validThrough)}.</span>
    </>
  );
  const aside = (
    <>
      {keyDetails.length > 0 && (
        <DetailsSection title="Key details">
          <KeyValueList items={keyDetails} columns={1} />
        </DetailsSection>
      )}
      <RecruiterContact vacancy={vacancy} />
      <InterviewPrepCard
        to={preparationByJdAddress({ vacancyID: vacancy.vacancyID, isManualPostedJob: false })}
        label="View Tailored Interview Questions"
      />
      <safetyNotice.Part vacancyID={vacancy.vacancyID} jobTitle={vacancy.jobTitle} orgName={vacancy.orgName} />
    </>
  );
  return (
    <DetailsLayout head={headOf(vacancy)} posted={posted} applying={applying} aside={aside}>
      {vacancy.skills.length > 0 && (
        <DetailsSection title="Skills">
          <SkillList skills={vacancy.skills} />
        </DetailsSection>
      )}
      {vacancy.vacancyDescription && (
        <DetailsSection title="Job description">
          <RichText html={vacancy.vacancyDescription} />
        </DetailsSection>
      )}
      {vacancy.interviewAddress && (
        <DetailsSection title="Interview address">
          <p className="whitespace-pre-line">{vacancy.interviewAddress}</p>
        </DetailsSection>
      )}
      <aboutCompany.Part
        head={headOf(vacancy)}
        about={vacancy.orgDescriptionDetails}
        address={vacancy.orgCorporateAddress}
        website={vacancy.website}
      />
    </DetailsLayout>
  );
}
