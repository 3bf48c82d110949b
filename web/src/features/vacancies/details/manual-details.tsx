import type { ManualVacancy } from '@aarambh/contract';
import { fullDate, salaryText } from '../../../platform/text/format.ts';
import { Card, KeyValueList, RichText } from '../../../ui/index.ts';
import { ApplyButton, type Applying, useApply } from '../../applications/index.ts';
import { cardOf } from '../cards/card-of.ts';
import { SkillList } from '../cards/skill-list.tsx';
import { DetailsLayout } from './details-layout.tsx';
import { useIsPane } from './details-variant.ts';
import { experienceRange } from './experience-range.ts';
import { safetyNotice } from './lazy-parts.ts';
import { ApplicationTips } from './sections/application-tips.tsx';
import { DetailsSection } from './sections/details-section.tsx';
import { InterviewPrepCard } from './sections/interview-prep-card.tsx';
import { aboutCompany } from './sections/lazy-about-company.ts';

const experienceOf = (vacancy: ManualVacancy): string =>
  experienceRange(vacancy.experienceFromYears, vacancy.experienceToYears);

const headOf = (vacancy: ManualVacancy) => ({
  card: cardOf(vacancy),
  title: vacancy.jobTitle,
  company: vacancy.companyName,
  companyID: vacancy.companyID,
  logo: vacancy.logo,
  locations: vacancy.locations,
  experience: experienceOf(vacancy),
  pay: salaryText(vacancy),
  education: [vacancy.ug, vacancy.pg].filter(Boolean).join(', '),
  openings: vacancy.openings,
  checks: vacancy.checks,
  badges: [vacancy.employmentType, ...vacancy.jobModes].filter(Boolean),
});

function keyDetailsOf(vacancy: ManualVacancy) {
  const experience = experienceOf(vacancy);
  return [
    ...(experience ? [{ label: 'Experience', value: experience }] : []),
    { label: 'Salary', value: salaryText(vacancy) },
    { label: 'No. of Openings', value: vacancy.openings },
    { label: 'Job Mode', value: vacancy.jobModes.join(', ') },
    { label: 'Industry Type', value: vacancy.industryType },
    { label: 'Department', value: vacancy.department },
    { label: 'Role', value: vacancy.role },
    { label: 'Role Category', value: vacancy.roleCategory },
  ];
}

const ApplyCard = ({ applying }: { applying: Applying }) => (
  <Card className="max-lg:hidden">
    <ApplyButton applying={applying} size="large" />
    <p className="mt-2 text-center text-sm text-muted">
      {applying.applied ? 'Your application is with the employer.' : 'Free to apply'}
    </p>
  </Card>
);

/** Details of a manually posted vacancy, on its page or in a pane. */
export function ManualDetails({ vacancy }: { vacancy: ManualVacancy }) {
  const applying = useApply(vacancy);
  const isPane = useIsPane();
  const aside = (
    <>
      {/* The head of a pane stays in view. */}
      {!isPane && <ApplyCard applying={applying} />}
      <InterviewPrepCard to={`/interview/preparation-by-jd/${vacancy.vacancyID}/`} label="Interview Prep" />
      <ApplicationTips />
      <safetyNotice.Part vacancyID={vacancy.vacancyID} jobTitle={vacancy.jobTitle} orgName={vacancy.companyName} />
    </>
  );
  const education = [
    { label: 'UG', value: vacancy.ug },
    { label: 'PG', value: vacancy.pg },
  ];
  return (
    <DetailsLayout
      head={headOf(vacancy)}
      posted={`Posted on ${fullDate(vacancy.addedOn)}`}
      applying={applying}
      applyAside
      aside={aside}
    >
      <DetailsSection title="Key details">
        <KeyValueList items={keyDetailsOf(vacancy)} />
      </DetailsSection>
      <DetailsSection title="Education">
        <KeyValueList items={education} />
      </DetailsSection>
      {vacancy.skills.length > 0 && (
        <DetailsSection title="Required skills">
          <SkillList skills={vacancy.skills} />
        </DetailsSection>
      )}
      {vacancy.jobDescription && (
        <DetailsSection title="Job description">
          <RichText html={vacancy.jobDescription} />
        </DetailsSection>
      )}
      <aboutCompany.Part head={headOf(vacancy)} about={vacancy.aboutCompany} />
    </DetailsLayout>
  );
}
