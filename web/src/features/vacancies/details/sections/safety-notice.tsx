import { Link } from 'react-router';
import { ShieldCheck } from '../../../../ui/display/icons.tsx';
import { type ReportedJob, ReportLink } from '../../../job-reports/index.ts';
import { DetailsSection } from './details-section.tsx';

/** Reminds that applying is free, and where to report a job. */
export function SafetyNotice(job: ReportedJob) {
  return (
    <DetailsSection title="Stay safe">
      <p className="flex gap-2 text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        <span>Applying is free. If anyone asks you for money for this job, do not pay and report it.</span>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        <ReportLink job={job} className="inline-flex min-h-11 items-center">
          Report this job
        </ReportLink>
        <Link to="/how-we-check" className="inline-flex min-h-11 items-center">
          How we check jobs
        </Link>
      </p>
    </DetailsSection>
  );
}
