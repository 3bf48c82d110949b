import type { ModerationCaseDetails } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../../platform/text/format.ts';
import { VacancyStatus } from '../vacancies/index.ts';
import { OtherCase } from './other-case.tsx';

/** The other cases of the company with what was decided, and its other vacancies. */
export function CompanyHistory({ otherCases, otherJobs, orgName }: ModerationCaseDetails) {
  return (
    <section aria-label="The company" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <h3>Others of {orgName}</h3>
      {otherCases.length === 0 && otherJobs.length === 0 && (
        <p className="text-muted">No other case and no other vacancy.</p>
      )}
      {otherCases.length > 0 && (
        <ul aria-label="Other cases" className="grid gap-2">
          {otherCases.map((other) => (
            <OtherCase key={other.caseID} title={other.jobTitle} found={other} />
          ))}
        </ul>
      )}
      {otherJobs.length > 0 && (
        <ul aria-label="Other vacancies" className="grid gap-2">
          {otherJobs.map(({ vacancyID, jobTitle, status, postedOn }) => (
            <li key={vacancyID} className="wrap-anywhere">
              <VacancyStatus status={status} /> <Link to={`/vacancies/${vacancyID}`}>{jobTitle}</Link>
              <span className="block text-muted">Posted {dateText(postedOn)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
