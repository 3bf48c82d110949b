import { listStaff, type StaffAccount } from '@aarambh/contract';
import { useState } from 'react';
import { ageText } from '../../../platform/text/format.ts';
import { Badge, Button, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, ListScreen, RowPane, useKeys, useOpenRow } from '../../ui/index.ts';
import { InviteForm } from './invite-form.tsx';
import { StaffAccountPane } from './staff-account-pane.tsx';

const statuses: Record<StaffAccount['status'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'info' },
  suspended: { label: 'Suspended', tone: 'error' },
  ended: { label: 'Ended', tone: 'neutral' },
};

const columns: Column<StaffAccount>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Roles', cell: ({ roles }) => roles.join(', ') },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Second factor', phone: false, cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Set up' : 'Not yet') },
  { header: 'Last used', cell: ({ lastUsedOn }) => (lastUsedOn ? ageText(lastUsedOn, new Date()) : '–') },
];

/** Staff accounts: who may sign in, and with which roles. */
export function Component() {
  const accounts = useStaffQuery(listStaff, {});
  const { data } = accounts;
  const [isInviting, setInviting] = useState(false);
  const { openID, closeTo, open } = useOpenRow('/staff', 'staffID');
  const row = data?.find(({ staffID }) => staffID === openID);
  useKeys([{ key: 'n', label: 'Invite a colleague', run: () => setInviting(true) }]);

  return (
    <ListScreen
      title="Staff"
      actions={
        <Button size="small" onClick={() => setInviting(true)}>
          Invite a colleague
        </Button>
      }
      list={accounts}
      pane={
        openID !== undefined && (
          <RowPane noun="Staff account" id={openID} {...{ closeTo, row }} lookup={accounts}>
            {(account) => <StaffAccountPane key={openID} account={account} closeTo={closeTo} />}
          </RowPane>
        )
      }
      label="Staff accounts"
      rows={data}
      columns={columns}
      rowKey={({ staffID }) => staffID}
      rowLabel={({ fullName }) => fullName}
      onOpen={({ staffID }) => open(staffID)}
      openKey={openID}
      empty="No staff accounts"
    >
      <Sheet title="Invite a colleague" open={isInviting} onClose={() => setInviting(false)}>
        <InviteForm onDone={() => setInviting(false)} />
      </Sheet>
    </ListScreen>
  );
}
