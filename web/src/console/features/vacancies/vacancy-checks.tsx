import { type CheckToRepeat, listChecks, removeCheck, type StaffCheck } from '@aarambh/contract';
import { dateText } from '../../../platform/text/format.ts';
import { Alert, Badge, Button, Disclosure, RetryAlert, Skeleton, VisuallyHidden } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';
import { CheckForm } from './check-form.tsx';
import { checkNames } from './check-texts.ts';
import { DomainMailForm } from './domain-mail-form.tsx';

/** What was checked of a vacancy and its company, and forms to record more. Job seekers see the kind and the day only. */
export function VacancyChecks({ vacancyID, companyID }: { vacancyID: number; companyID: number }) {
  const { data, error, reload } = useStaffQuery(listChecks, { query: { vacancyID: String(vacancyID) } });
  return (
    <section aria-label="Checks" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3>Checks</h3>
      {error && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data?.toRepeat.map((check) => (
        <ToRepeat key={check.kind} check={check} />
      ))}
      {data && !data.isVouched && data.checks.some(({ isOfCompany }) => isOfCompany) && (
        <Alert tone="warning" title="The job does not show the checks of its company">
          It is not known to come from the company. Check the job itself: record where it was seen, or a call.
        </Alert>
      )}
      {data?.checks.length === 0 && (
        <p className="text-sm text-muted">No checks yet. Job seekers see none on the job.</p>
      )}
      {data && data.checks.length > 0 && (
        <ul className="grid gap-3">
          {data.checks.map((check) => (
            <Check key={check.checkID} check={check} />
          ))}
        </ul>
      )}
      {data && (
        <>
          <Disclosure title="Record a check">
            <CheckForm vacancyID={vacancyID} />
          </Disclosure>
          <Disclosure title="Check the email of the company">
            {data.domain ? (
              <DomainMailForm companyID={companyID} domain={data.domain} />
            ) : (
              <p className="text-sm text-muted">The company has no website of its own. Add it to the company first.</p>
            )}
          </Disclosure>
        </>
      )}
    </section>
  );
}

/** A check that ended because the vacancy changed; recording it again removes this. */
const ToRepeat = ({ check: { kind, detail, endedOn, changed } }: { check: CheckToRepeat }) => (
  <Alert tone="warning" title={`Check again: ${checkNames[kind]}`}>
    <p className="wrap-anywhere">
      It ended on {dateText(endedOn)}, because this changed: {changed}. It was: {detail}
    </p>
  </Alert>
);

function Check({ check: { checkID, kind, detail, checkedOn, checkedBy, isOfCompany } }: { check: StaffCheck }) {
  const { run, busy } = useStaffAction(removeCheck, { invalidates: [listChecks] });

  async function end() {
    const reason = await askReason({
      title: `End the check: ${checkNames[kind]}`,
      text: 'Job seekers no longer see it.',
      confirmLabel: 'End the check',
      danger: true,
    });
    if (reason) await run({ body: { checkID, reason } });
  }

  return (
    <li className="grid gap-1 border-s-2 border-line ps-3 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{checkNames[kind]}</Badge>
        <span className="text-muted">{isOfCompany ? 'of the company' : 'of this job'}</span>
      </span>
      <span className="wrap-anywhere">{detail}</span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-muted">
        {checkedBy}, {dateText(checkedOn)}
        <Button size="small" variant="quiet" disabled={busy} onClick={() => void end()}>
          End<VisuallyHidden> the check: {checkNames[kind]}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
