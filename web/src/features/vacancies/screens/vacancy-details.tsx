import { getVacancyDetails, type StandardVacancy } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { ageText, salaryText, shortDate } from '../../../platform/text/format.ts';
import { KeyValueList, RichText } from '../../../ui/index.ts';
import { useApply } from '../../applications/index.ts';
import { SkillList } from '../cards/skill-list.tsx';
import { useNow } from '../cards/use-now.ts';
import { AboutCompany } from '../details/about-company.tsx';
import { DetailsLayout } from '../details/details-layout.tsx';
import { DetailsSection } from '../details/details-section.tsx';
import { InterviewPrepCard } from '../details/interview-prep-card.tsx';
import { loadDocument } from '../details/load-document.ts';
import { loadVacancy } from '../details/load-vacancy.ts';
import { preparationByJdAddress } from '../details/preparation-by-jd-address.ts';
import { RecruiterContact } from '../details/recruiter-contact.tsx';
import { SafetyNotice } from '../details/safety-notice.tsx';
import { vacancyMeta } from '../details/vacancy-meta.ts';
import { VacancyMissing } from '../details/vacancy-missing.tsx';
import type { Route } from './+types/vacancy-details.ts';

const load = (api: Api, id: string) =>
  loadVacancy<StandardVacancy>(api, api(getVacancyDetails, { params: { id } }), false);

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadDocument(load, params.id, context.get(pageContext));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  vacancyMeta(
    loaderData,
    loaderData && 'vacancy' in loaderData ? loaderData.vacancy.orgName : '',
    readPublicUrl(matches),
  );

const headOf = (vacancy: StandardVacancy) => ({
  title: vacancy.jobTitle,
  company: vacancy.orgName,
  companyID: vacancy.companyID,
  logo: vacancy.logo || vacancy.orgLogo,
  locations: vacancy.locations,
  experience: vacancy.experience,
  pay: salaryText(vacancy),
  badges: [...vacancy.jobTypes, ...vacancy.jobModes],
});

/** Without experience and pay, which are in the header, and without empty fields. */
const keyDetailsOf = (vacancy: StandardVacancy) =>
  [
    { label: 'Job Category', value: vacancy.jobCategory },
    { label: 'Job Type', value: vacancy.jobTypes.join(', ') },
    { label: 'Job Mode', value: vacancy.jobModes.join(', ') },
    { label: 'Education', value: vacancy.educations.join(', ') },
    { label: 'Branch', value: vacancy.branches.join(', ') },
  ].filter(({ value }) => value);

function Details({ vacancy }: { vacancy: StandardVacancy }) {
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
      <SafetyNotice title={vacancy.jobTitle} />
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
      <AboutCompany
        about={vacancy.orgDescriptionDetails}
        address={vacancy.orgCorporateAddress}
        website={vacancy.website}
      />
    </DetailsLayout>
  );
}

/** Details of a vacancy (core §2). */
export default function VacancyDetails({ loaderData }: Route.ComponentProps) {
  if (!('vacancy' in loaderData)) return <VacancyMissing missing={loaderData} />;
  return <Details key={loaderData.vacancy.vacancyID} vacancy={loaderData.vacancy} />;
}
