import { type CallReply, cancelWalkIn, listWalkIns } from '@aarambh/contract';
import { useState } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, Disclosure, KeyValueList, RetryAlert, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { askReason, type Column, DataTable, HistoryList } from '../../ui/index.ts';
import { EditWalkInForm } from './edit-walk-in-form.tsx';
import { InviteToWalkInForm, RescheduleForm } from './walk-in-forms.tsx';

type WalkIn = CallReply<typeof listWalkIns>[number];

const tones: Record<string, Tone> = { Attending: 'success', 'Reschedule requested': 'warning', Cancelled: 'neutral' };

const columns: Column<WalkIn>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Answer', cell: ({ status }) => <Badge tone={tones[status] ?? 'info'}>{status}</Badge> },
  { header: 'When', cell: ({ startsOn }) => <span className="whitespace-nowrap">{dateTimeText(startsOn)}</span> },
  { header: 'Job', cell: ({ jobTitle }) => jobTitle },
  { header: 'Wishes', phone: false, cell: ({ preferredOn }) => (preferredOn ? dateTimeText(preferredOn) : '–') },
];

/** Walk-in interviews that are not over, with the answers of the invited people. */
export function WalkInList() {
  const { data, error, isBusy, reload } = useStaffQuery(listWalkIns, {});
  const [isInviting, setInviting] = useState(false);
  const [openID, setOpenID] = useState<number>();
  const open = data?.find(({ walkInID }) => walkInID === openID);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Button size="small" onClick={() => setInviting(true)}>
          Invite to a walk-in
        </Button>
      </div>
      <DataTable
        label="Walk-in interviews"
        rows={data}
        columns={columns}
        rowKey={({ walkInID }) => walkInID}
        rowLabel={({ fullName }) => fullName}
        onOpen={({ walkInID }) => setOpenID(walkInID)}
        empty="No walk-in interviews to come"
        busy={isBusy}
      />
      <Sheet title="Invite to a walk-in" open={isInviting} onClose={() => setInviting(false)}>
        {isInviting && <InviteToWalkInForm onDone={() => setInviting(false)} />}
      </Sheet>
      <Sheet title={open?.fullName ?? ''} open={open !== undefined} onClose={() => setOpenID(undefined)}>
        {open && <WalkInDetails walkIn={open} onDone={() => setOpenID(undefined)} />}
      </Sheet>
    </div>
  );
}

function WalkInDetails({ walkIn, onDone }: { walkIn: WalkIn; onDone: () => void }) {
  const { walkInID, fullName, status, reason, preferredOn } = walkIn;
  const { run, busy } = useStaffAction(cancelWalkIn, { invalidates: [listWalkIns] });

  async function cancel() {
    onDone();
    const cause = await askReason({
      title: `Cancel the walk-in of ${fullName}`,
      text: 'The person gets a mail with the reason.',
      confirmLabel: 'Cancel the walk-in',
      danger: true,
    });
    if (cause) await run({ body: { walkInID, cause } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <KeyValueList
        items={[
          { label: 'Email', value: walkIn.email },
          { label: 'Job', value: walkIn.jobTitle },
          { label: 'When', value: `${dateTimeText(walkIn.startsOn)} to ${dateTimeText(walkIn.endsOn)}` },
          { label: 'Venue', value: walkIn.venue },
          { label: 'Contact', value: walkIn.contact },
          { label: 'Note', value: walkIn.note },
          { label: 'Answer', value: [status, reason].filter(Boolean).join(': ') },
          ...(preferredOn ? [{ label: 'Wishes', value: dateTimeText(preferredOn) }] : []),
        ]}
      />
      {status !== 'Cancelled' && (
        <>
          <Disclosure title="Change venue, contact or note">
            <EditWalkInForm walkIn={walkIn} onDone={onDone} />
          </Disclosure>
          <RescheduleForm walkIn={walkIn} onDone={onDone} />
          <Button variant="secondary" busy={busy} onClick={cancel}>
            Cancel the walk-in
          </Button>
        </>
      )}
      <HistoryList targetKind="walk-in" targetID={walkInID} />
    </div>
  );
}
