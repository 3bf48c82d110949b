import { getManualVacancyDetails, type ManualVacancy } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { fullDate, salaryText } from '../../../platform/text/format.ts';
import { Card, KeyValueList, RichText } from '../../../ui/index.ts';
import { ApplyButton, type Applying, useApply } from '../../applications/index.ts';
import { SkillList } from '../cards/skill-list.tsx';
import { AboutCompany } from '../details/about-company.tsx';
import { ApplicationTips } from '../details/application-tips.tsx';
import { DetailsLayout } from '../details/details-layout.tsx';
import { DetailsSection } from '../details/details-section.tsx';
import { experienceRange } from '../details/experience-range.ts';
import { InterviewPrepCard } from '../details/interview-prep-card.tsx';
import { loadDocument } from '../details/load-document.ts';
import { loadVacancy } from '../details/load-vacancy.ts';
import { SafetyNotice } from '../details/safety-notice.tsx';
import { vacancyMeta } from '../details/vacancy-meta.ts';
import { VacancyMissing } from '../details/vacancy-missing.tsx';
import type { Route } from './+types/manual-vacancy-details.ts';

const load = (api: Api, id: string) =>
  loadVacancy<ManualVacancy>(api, api(getManualVacancyDetails, { params: { id } }), true);

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadDocument(load, params.id, context.get(pageContext));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  vacancyMeta(
    loaderData,
    loaderData && 'vacancy' in loaderData ? loaderData.vacancy.companyName : '',
    readPublicUrl(matches),
  );

const experienceOf = (vacancy: ManualVacancy): string =>
  experienceRange(vacancy.experienceFromYears, vacancy.experienceToYears);

const headOf = (vacancy: ManualVacancy) => ({
  title: vacancy.jobTitle,
  company: vacancy.companyName,
  companyID: vacancy.companyID,
  logo: vacancy.logo,
  locations: vacancy.locations,
  experience: experienceOf(vacancy),
  pay: salaryText(vacancy),
  badges: vacancy.employmentType ? [vacancy.employmentType] : [],
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

function Details({ vacancy }: { vacancy: ManualVacancy }) {
  const applying = useApply(vacancy);
  const aside = (
    <>
      <ApplyCard applying={applying} />
      <InterviewPrepCard to={`/interview/preparation-by-jd/${vacancy.vacancyID}/`} label="Interview Prep" />
      <ApplicationTips />
      <SafetyNotice title={vacancy.jobTitle} />
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
      <AboutCompany about={vacancy.aboutCompany} />
    </DetailsLayout>
  );
}

/** Details of a manually posted vacancy (core §2). */
export default function ManualVacancyDetails({ loaderData }: Route.ComponentProps) {
  if (!('vacancy' in loaderData)) return <VacancyMissing missing={loaderData} />;
  return <Details key={loaderData.vacancy.vacancyID} vacancy={loaderData.vacancy} />;
}
