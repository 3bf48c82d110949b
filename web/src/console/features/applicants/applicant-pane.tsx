import { applicantStages, getApplicant, listAuditEntries } from '@aarambh/contract';
import { useEffect } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';
import { HistoryList, SidePane } from '../../ui/index.ts';
import { ProposeVacancy } from '../proposals/index.ts';
import { ResumePages } from '../resumes/index.ts';
import { SentMessages } from './sent-messages.tsx';
import { StageBadge } from './stage-badge.tsx';
import { Timeline } from './timeline.tsx';
import type { Addressee } from './use-applicant-messages.ts';
import type { Movable } from './use-stage-moves.ts';

const proposed = [getApplicant, listAuditEntries];

interface ApplicantPaneProps {
  applicationID: number;
  closeTo: string;
  busy: boolean;
  /** The applicant as last loaded, with the version for moves by key. */
  onLoad: (applicant: Movable & Addressee) => void;
  onStage: (applicant: Movable, stage: (typeof applicantStages)[number]) => void;
  onUndo: (applicant: Movable) => void;
  onMessage: (applicant: Movable & Addressee) => void;
  onWithdraw: (messageID: number) => void;
  onSchedule: (applicant: { accountID: number; vacancyID: number; fullName: string; jobTitle: string }) => void;
}

/** An applicant beside the list: stage, contact, resume and timeline. */
export function ApplicantPane({
  applicationID,
  closeTo,
  busy,
  onLoad,
  onStage,
  onUndo,
  onMessage,
  onWithdraw,
  onSchedule,
}: ApplicantPaneProps) {
  const canReadResumes = usePermission('resumes');
  const canSchedule = usePermission('interviews');
  const { data, error, reload } = useStaffQuery(getApplicant, { params: { applicationID: String(applicationID) } });
  useEffect(() => {
    if (data) onLoad(data);
  });
  if (error && !data)
    return (
      <SidePane title="Applicant" closeTo={closeTo}>
        <RetryAlert message={error.message} onRetry={reload} />
      </SidePane>
    );
  if (!data)
    return (
      <SidePane title="Applicant" closeTo={closeTo}>
        <Skeleton className="h-9" />
        <Skeleton className="h-24" />
        <Skeleton className="aspect-[1/1.41] w-full" />
      </SidePane>
    );
  const isOpen = data.stage !== 'Closed' && data.stage !== 'Withdrawn' && data.stage !== 'Not selected';
  return (
    <SidePane
      row={{ kind: 'application', id: data.applicationID }}
      title={data.fullName}
      closeTo={closeTo}
      actions={
        <>
          {isOpen &&
            applicantStages.map((stage, at) => (
              <Button
                key={stage}
                size="small"
                variant={stage === data.stage ? 'primary' : 'secondary'}
                aria-pressed={stage === data.stage}
                aria-keyshortcuts={String(at + 1)}
                disabled={busy}
                onClick={() => onStage(data, stage)}
              >
                <span aria-hidden="true" className="text-xs opacity-80">
                  {at + 1}
                </span>
                {stage}
              </Button>
            ))}
          {isOpen && canSchedule && (
            <Button size="small" variant="secondary" onClick={() => onSchedule(data)}>
              Schedule an interview
            </Button>
          )}
          {isOpen && (
            <Button
              size="small"
              variant="secondary"
              aria-keyshortcuts="m"
              disabled={busy}
              onClick={() => onMessage(data)}
            >
              Write a mail
            </Button>
          )}
          {data.planName && <ProposeVacancy {...data} invalidates={proposed} />}
          {(data.undoUntil || data.stage === 'Not selected') && (
            <Button size="small" variant="quiet" disabled={busy} onClick={() => onUndo(data)}>
              {data.undoUntil ? 'Undo before it is shown' : 'Undo the rejection'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <StageBadge stage={data.stage} />
          <span className="text-muted">applied {dateTimeText(data.appliedOn)}</span>
        </p>
        <p className="font-semibold wrap-anywhere">
          {data.jobTitle}, {data.orgName}
        </p>
      </div>
      <KeyValueList
        items={[
          { label: 'Email', value: data.email },
          { label: 'Mobile', value: data.mobileNo || 'Not shown: no consent' },
          { label: 'Plan', value: data.planName || 'None' },
          {
            label: 'Interviews',
            value: data.interviews.map(({ startsOn, status }) => `${dateTimeText(startsOn)}, ${status}`).join('; '),
          },
        ]}
      />
      {canReadResumes && <ResumePages of={{ applicationID: String(applicationID) }} fullName={data.fullName} />}
      <SentMessages messages={data.messages} busy={busy} onWithdraw={onWithdraw} />
      <Timeline steps={data.timeline} />
      <HistoryList targetKind="application" targetID={applicationID} />
    </SidePane>
  );
}
