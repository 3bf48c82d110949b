import {
  cancelInterviewByEmployer,
  listInterviews,
  type StaffInterview,
  sendInterviewReminder,
  setInterviewOutcome,
} from '@aarambh/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { usePermission, useStaffAction } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { EditForm } from './edit-form.tsx';
import { InterviewStatus } from './interview-status.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const invalidates = [listInterviews];

/** An interview beside the list: its outcome, its end, and a replacement. */
export function InterviewPane({ interview, closeTo }: { interview: StaffInterview; closeTo: string }) {
  const { interviewScheduleID, fullName, jobTitle, orgName, startsOn, status, hasBegun } = interview;
  const [isReplacing, setReplacing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const canSeeApplicants = usePermission('applicants');
  const outcome = useStaffAction(setInterviewOutcome, { invalidates });
  const ending = useStaffAction(cancelInterviewByEmployer, { invalidates });
  const reminder = useStaffAction(sendInterviewReminder, { invalidates });
  const busy = outcome.busy || ending.busy || reminder.busy;
  const isScheduled = status === 'Scheduled';
  const canEdit = isScheduled && !hasBegun;
  useKeys([{ key: 'e', label: 'Edit the interview', run: () => setEditing(true), isActive: () => canEdit }]);

  const setOutcome = (to: 'attended' | 'no-show') => void outcome.run({ body: { interviewScheduleID, outcome: to } });

  async function cancel() {
    const cause = await askReason({
      title: `Cancel the interview with ${fullName}`,
      text: 'For the employer. The applicant gets a mail with the reason, no guaranteed call is used, and a replacement must be scheduled.',
      confirmLabel: 'Cancel the interview',
      danger: true,
    });
    if (cause) await ending.run({ body: { interviewScheduleID, cause } });
  }

  return (
    <SidePane
      title={fullName}
      closeTo={closeTo}
      row={{ kind: 'interview', id: interviewScheduleID, isEditing }}
      actions={
        <>
          {isScheduled && hasBegun && (
            <>
              <Button size="small" disabled={busy} onClick={() => setOutcome('attended')}>
                Attended
              </Button>
              <Button size="small" variant="secondary" disabled={busy} onClick={() => setOutcome('no-show')}>
                No-show
              </Button>
            </>
          )}
          {canEdit && (
            <>
              <Button size="small" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={busy}
                onClick={() => void reminder.run({ body: { interviewScheduleID } })}
              >
                Remind
              </Button>
            </>
          )}
          {isScheduled && (
            <Button size="small" variant="secondary" disabled={busy} onClick={cancel}>
              Cancel for the employer
            </Button>
          )}
          {interview.isReplacementDue && (
            <Button size="small" onClick={() => setReplacing(true)}>
              Schedule the replacement
            </Button>
          )}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <InterviewStatus interview={interview} />
        <span>{dateTimeText(startsOn)}</span>
      </p>
      <p className="font-semibold wrap-anywhere">
        {jobTitle}, {orgName}
      </p>
      <KeyValueList
        items={[
          { label: 'Kind', value: interview.mode },
          { label: 'Duration', value: `${interview.durationMinutes} minutes` },
          { label: 'Place', value: interview.place },
          { label: 'Note', value: interview.note },
          ...(interview.cause ? [{ label: 'Cause', value: interview.cause }] : []),
        ]}
      />
      {canSeeApplicants && (
        <Link to={`/applicants?vacancy=${interview.vacancyID}`}>All applicants of this vacancy</Link>
      )}
      <HistoryList targetKind="interview" targetID={interviewScheduleID} />
      <Sheet title={`Edit the interview with ${fullName}`} open={isEditing} onClose={() => setEditing(false)}>
        {isEditing && <EditForm interview={interview} onDone={() => setEditing(false)} />}
      </Sheet>
      <Sheet title={`Replacement for ${fullName}`} open={isReplacing} onClose={() => setReplacing(false)}>
        {isReplacing && (
          <ScheduleForm applicant={interview} replaces={interviewScheduleID} onDone={() => setReplacing(false)} />
        )}
      </Sheet>
    </SidePane>
  );
}
