import { endStaff, endStaffSuspension, listAuditEntries, listStaff, type StaffAccount } from '@aarambh/contract';
import { useState } from 'react';
import { ageText, dateTimeText } from '../../../platform/text/format.ts';
import { Alert, Badge, Button, RetryAlert, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { askReason, type Column, ConsolePage, DataTable, HistoryList, Presence, useKeys } from '../../ui/index.ts';
import { InviteForm } from './invite-form.tsx';
import { RolesForm } from './roles-form.tsx';
import { SuspendForm } from './suspend-form.tsx';

const statuses: Record<StaffAccount['status'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'info' },
  suspended: { label: 'Suspended', tone: 'error' },
  ended: { label: 'Ended', tone: 'neutral' },
};

const columns: Column<StaffAccount>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Roles', cell: ({ roles }) => roles.join(', ') },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  { header: 'Second factor', phone: false, cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Set up' : 'Not yet') },
  { header: 'Last used', cell: ({ lastUsedOn }) => (lastUsedOn ? ageText(lastUsedOn, new Date()) : '–') },
];

/** Staff accounts: who may sign in, and with which roles. */
export function Component() {
  const { data, error, isBusy, reload } = useStaffQuery(listStaff, {});
  const [isInviting, setInviting] = useState(false);
  const [openID, setOpenID] = useState<number>();
  const open = data?.find(({ staffID }) => staffID === openID);
  useKeys([{ key: 'n', label: 'Invite a colleague', run: () => setInviting(true) }]);

  return (
    <ConsolePage
      title="Staff"
      actions={
        <Button size="small" onClick={() => setInviting(true)}>
          Invite a colleague
        </Button>
      }
    >
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <DataTable
          label="Staff accounts"
          rows={data}
          columns={columns}
          rowKey={({ staffID }) => staffID}
          rowLabel={({ fullName }) => fullName}
          onOpen={({ staffID }) => setOpenID(staffID)}
          empty="No staff accounts"
          busy={isBusy}
        />
      )}
      <Sheet title="Invite a colleague" open={isInviting} onClose={() => setInviting(false)}>
        <InviteForm onDone={() => setInviting(false)} />
      </Sheet>
      <Sheet title={open?.fullName ?? ''} open={open !== undefined} onClose={() => setOpenID(undefined)}>
        {open && <Account account={open} onDone={() => setOpenID(undefined)} />}
      </Sheet>
    </ConsolePage>
  );
}

/** One account: its roles, its suspension, its end and its history. */
function Account({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const { staffID, fullName, status } = account;
  const { run, busy } = useStaffAction(endStaff, { invalidates: [listStaff] });

  async function end() {
    onDone();
    const reason = await askReason({
      title: `End the account of ${fullName}`,
      text: 'All sessions end at once. Who comes back is invited again.',
      confirmLabel: 'End the account',
      danger: true,
    });
    if (reason) await run({ body: { staffID, reason } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Presence kind="staff" id={staffID} />
      {status !== 'ended' && (
        <>
          <RolesForm account={account} onDone={onDone} />
          {status === 'active' && <SuspendForm account={account} onDone={onDone} />}
          {status === 'suspended' && <Suspension account={account} onDone={onDone} />}
          <Button variant="secondary" busy={busy} onClick={end}>
            End the account
          </Button>
        </>
      )}
      <HistoryList targetKind="staff" targetID={staffID} />
    </div>
  );
}

/** A suspension that holds, and its end. */
function Suspension({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const { staffID, fullName, suspension } = account;
  const { run, busy } = useStaffAction(endStaffSuspension, { invalidates: [listStaff, listAuditEntries] });

  async function end() {
    onDone();
    const reason = await askReason({
      title: `End the suspension of ${fullName}`,
      confirmLabel: 'End the suspension',
      suggestions: ['Cleared up'],
    });
    if (reason) await run({ body: { staffID, reason } });
  }

  if (!suspension) return null;
  return (
    <Alert tone="warning" title={`Suspended until ${dateTimeText(suspension.until)}`}>
      <p className="wrap-break-word">
        {suspension.by}: {suspension.reason}
      </p>
      <Button size="small" variant="secondary" busy={busy} onClick={end}>
        End the suspension
      </Button>
    </Alert>
  );
}
