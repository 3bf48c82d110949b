import { getStaffVacancy, type StaffVacancyDetails, type VersionedVacancy } from '@aarambh/contract';
import { Link, useNavigate } from 'react-router';
import { dateText, dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, KeyValueList, LinkButton, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';
import { SidePane, useAuditKey, useKeys } from '../../ui/index.ts';
import type { OpenForm } from './change-sheets.tsx';
import type { VacancyChanges } from './use-vacancy-changes.ts';
import { VacancyChecks } from './vacancy-checks.tsx';
import { VacancyStatus } from './vacancy-status.tsx';

type StatusChange = 'approve' | 'discard' | 'pause' | 'reopen';

interface VacancyPaneProps {
  vacancyID: number;
  closeTo: string;
  changes: VacancyChanges;
  onForm: (open: OpenForm) => void;
  /** Changes the status with a reason that it asks for. */
  onChange: (change: StatusChange, rows: VersionedVacancy[]) => void;
}

/** A vacancy beside the list: what it says, what can be done with it, and its history. */
export function VacancyPane({ vacancyID, closeTo, ...act }: VacancyPaneProps) {
  const { data, error, reload } = useStaffQuery(getStaffVacancy, { params: { vacancyID: String(vacancyID) } });
  const canCheck = usePermission('companies');
  const navigate = useNavigate();
  useAuditKey({ targetKind: 'vacancy', targetID: vacancyID });
  useKeys([
    { key: 'e', label: 'Edit the vacancy', run: () => void navigate(`/vacancies/${vacancyID}/edit`) },
    { key: 'y', label: 'Copy the vacancy', run: () => void navigate(`/vacancies/new?copy=${vacancyID}`) },
  ]);
  if (!data)
    return (
      <SidePane title={`Vacancy ${vacancyID}`} closeTo={closeTo}>
        {error ? <RetryAlert message={error.message} onRetry={reload} /> : <Skeleton className="h-64" />}
      </SidePane>
    );
  return (
    <SidePane
      row={{ kind: 'vacancy', id: vacancyID }}
      title={data.jobTitle}
      closeTo={closeTo}
      actions={<Actions vacancy={data} {...act} />}
    >
      <Facts vacancy={data} />
      {canCheck && <VacancyChecks vacancyID={vacancyID} companyID={data.companyID} />}
      <section aria-label="History" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3>History</h3>
        <ol className="grid gap-3">
          {data.history.map(({ at, actor, text }, index) => (
            <li key={index} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
              <span className="wrap-anywhere">{text}</span>
              <span className="text-muted">
                {actor}, {dateTimeText(at)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </SidePane>
  );
}

function Actions({
  vacancy: { vacancyID, version, status, canUndoClose },
  changes,
  onForm,
  onChange,
}: Omit<VacancyPaneProps, 'vacancyID' | 'closeTo'> & { vacancy: StaffVacancyDetails }) {
  const rows = [{ vacancyID, version }];
  const secondary = { size: 'small', variant: 'secondary', disabled: changes.busy } as const;
  const hasEnded = status === 'closed' || status === 'expired';
  const change = (name: StatusChange) => () => onChange(name, rows);
  return (
    <>
      {status === 'draft' && (
        <Button size="small" disabled={changes.busy} onClick={change('approve')}>
          Approve
        </Button>
      )}
      {status === 'draft' && (
        <Button {...secondary} variant="danger" onClick={change('discard')}>
          Discard
        </Button>
      )}
      {!hasEnded && (
        <LinkButton size="small" variant="secondary" to={`/vacancies/${vacancyID}/edit`}>
          Edit
        </LinkButton>
      )}
      <LinkButton size="small" variant="secondary" to={`/vacancies/new?copy=${vacancyID}`}>
        Copy
      </LinkButton>
      {status === 'live' && (
        <Button {...secondary} onClick={change('pause')}>
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button {...secondary} onClick={change('reopen')}>
          Reopen
        </Button>
      )}
      {!hasEnded && (
        <Button {...secondary} onClick={() => onForm({ form: 'extend', rows })}>
          Extend
        </Button>
      )}
      {(status === 'live' || status === 'paused') && (
        <Button {...secondary} variant="danger" onClick={() => onForm({ form: 'close', rows })}>
          Close
        </Button>
      )}
      {canUndoClose && (
        <Button {...secondary} onClick={() => void changes.undoClose({ rows, reason: 'Undone' })}>
          Undo closing
        </Button>
      )}
    </>
  );
}

function Facts({ vacancy }: { vacancy: StaffVacancyDetails }) {
  const { form, status, applicants, unread } = vacancy;
  const experience = [form.experienceFromYears, form.experienceToYears].filter((years) => years !== null).join(' – ');
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <VacancyStatus status={status} />
        {vacancy.isCompanyBlocked && <Badge tone="error">Company blocked</Badge>}
        {vacancy.endedAsFraud && <Badge tone="error">Fraud</Badge>}
        {status === 'live' && <a href={`/job/details/${vacancy.vacancyID}`}>View it as a job seeker</a>}
      </p>
      <KeyValueList
        items={[
          { label: 'Company', value: <Link to={`/companies/${vacancy.companyID}`}>{vacancy.orgName}</Link> },
          {
            label: 'Applicants',
            value: (
              <Link to={`/applicants?vacancy=${vacancy.vacancyID}`}>
                {applicants} {unread > 0 && `(${unread} not viewed)`}
              </Link>
            ),
          },
          { label: 'Places', value: form.locations },
          { label: 'Employment type', value: form.employmentType },
          { label: 'Experience', value: experience && `${experience} years` },
          { label: 'Pay', value: form.pay || 'Not disclosed' },
          { label: 'Skills', value: form.skills },
          { label: 'Education', value: form.education },
          { label: 'Department', value: form.department },
          { label: 'Openings', value: form.openings },
          { label: 'Posted', value: dateText(vacancy.postedOn) },
          { label: 'Last day to apply', value: dateText(form.lastDay) },
          { label: 'Source', value: `${vacancy.source}, ${vacancy.sourceID}` },
          { label: 'Number', value: vacancy.vacancyID },
        ]}
      />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3>Description</h3>
        <p className="wrap-anywhere whitespace-pre-line">{form.description}</p>
      </section>
    </>
  );
}
