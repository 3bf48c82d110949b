import { cancelJobFair, listAuditEntries, listJobFairs, type StaffJobFair } from '@aarambh/contract';
import { useState } from 'react';
import { countText, dateTimeText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { EditJobFairForm } from './edit-job-fair-form.tsx';
import { JobFairAttendees } from './job-fair-attendees.tsx';
import { timesText } from './times-text.ts';

/** A job fair beside the list: time, place, attendees, and cancelling it. */
export function JobFairPane({ fair, closeTo }: { fair: StaffJobFair; closeTo: string }) {
  const { jobFairID, title, status } = fair;
  const [isEditing, setEditing] = useState(false);
  const [showsAttendees, setShowsAttendees] = useState(false);
  const { run, busy } = useStaffAction(cancelJobFair, { invalidates: [listJobFairs, listAuditEntries] });
  const isOpen = status !== 'Cancelled' && status !== 'Over';
  useKeys([{ key: 'e', label: 'Edit the job fair', run: () => setEditing(true), isActive: () => isOpen }]);

  async function cancel() {
    const cause = await askReason({
      title: `Cancel ${title}`,
      text: 'Everyone registered gets a mail with the reason.',
      confirmLabel: 'Cancel the job fair',
      danger: true,
    });
    if (cause) await run({ body: { jobFairID, cause } });
  }

  return (
    <SidePane
      title={title}
      closeTo={closeTo}
      row={{ kind: 'job-fair', id: jobFairID, isEditing }}
      actions={
        <>
          {isOpen && (
            <Button size="small" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {!showsAttendees && (
            <Button size="small" variant="secondary" onClick={() => setShowsAttendees(true)}>
              Show who is registered
            </Button>
          )}
          {isOpen && (
            <Button size="small" variant="secondary" busy={busy} onClick={cancel}>
              Cancel the job fair
            </Button>
          )}
        </>
      }
    >
      <KeyValueList
        items={[
          { label: 'When', value: timesText(fair) },
          { label: 'Registration until', value: dateTimeText(fair.registerUntil) },
          { label: 'Registered', value: `${fair.capacity - fair.placesLeft} of ${countText(fair.capacity, false)}` },
          { label: 'Organiser', value: fair.organiser },
          { label: 'Venue', value: fair.venue },
          { label: 'City', value: fair.city },
          { label: 'Companies', value: fair.companies.join(', ') },
        ]}
      />
      {showsAttendees && <JobFairAttendees jobFairID={jobFairID} />}
      <HistoryList targetKind="job-fair" targetID={jobFairID} />
      <Sheet title={`Edit ${title}`} open={isEditing} onClose={() => setEditing(false)}>
        {isEditing && <EditJobFairForm fair={fair} onDone={() => setEditing(false)} />}
      </Sheet>
    </SidePane>
  );
}
