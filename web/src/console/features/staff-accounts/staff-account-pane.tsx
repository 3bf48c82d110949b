import { endStaff, endStaffSuspension, listAuditEntries, listStaff, type StaffAccount } from '@aarambh/contract';
import { useState } from 'react';
import { ageText, dateTimeText } from '../../../platform/text/format.ts';
import { Alert, Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { RolesForm } from './roles-form.tsx';
import { SuspendStaffForm } from './suspend-staff-form.tsx';

type OpenForm = 'roles' | 'suspend' | undefined;

/** An account beside the list: what it may do, and one action at a time, each with its own reason. */
export function StaffAccountPane({ account, closeTo }: { account: StaffAccount; closeTo: string }) {
  const { staffID, fullName, status } = account;
  const [form, setForm] = useState<OpenForm>();
  const { run, busy } = useStaffAction(endStaff, { invalidates: [listStaff, listAuditEntries] });
  const hasEnded = status === 'ended';
  const closeForm = () => setForm(undefined);
  useKeys([{ key: 'e', label: 'Change the roles', run: () => setForm('roles'), isActive: () => !hasEnded }]);

  async function end() {
    const reason = await askReason({
      title: `End the account of ${fullName}`,
      text: 'All sessions end immediately. Invite the person again to restore access.',
      confirmLabel: 'End the account',
      danger: true,
    });
    if (reason) await run({ body: { staffID, reason } });
  }

  return (
    <SidePane
      title={fullName}
      closeTo={closeTo}
      row={{ kind: 'staff', id: staffID, isEditing: form !== undefined }}
      actions={
        !hasEnded && (
          <>
            <Button size="small" onClick={() => setForm('roles')}>
              Change the roles
            </Button>
            {status === 'active' && (
              <Button size="small" variant="secondary" onClick={() => setForm('suspend')}>
                Suspend
              </Button>
            )}
            <Button size="small" variant="secondary" busy={busy} onClick={end}>
              End the account
            </Button>
          </>
        )
      }
    >
      <Suspension account={account} />
      <KeyValueList
        items={[
          { label: 'Email', value: account.email },
          { label: 'Roles', value: account.roles.join(', ') },
          { label: 'Second factor', value: account.hasSecondFactor ? 'Set up' : 'Not set up yet' },
          { label: 'Last used', value: account.lastUsedOn ? ageText(account.lastUsedOn, new Date()) : 'Never' },
        ]}
      />
      <HistoryList targetKind="staff" targetID={staffID} />
      <Sheet title={`Roles of ${fullName}`} open={form === 'roles'} onClose={closeForm}>
        {form === 'roles' && <RolesForm account={account} onDone={closeForm} />}
      </Sheet>
      <Sheet title={`Suspend ${fullName}`} open={form === 'suspend'} onClose={closeForm}>
        {form === 'suspend' && <SuspendStaffForm account={account} onDone={closeForm} />}
      </Sheet>
    </SidePane>
  );
}

/** A suspension that holds, and its end. */
function Suspension({ account }: { account: StaffAccount }) {
  const { staffID, fullName, suspension } = account;
  const { run, busy } = useStaffAction(endStaffSuspension, { invalidates: [listStaff, listAuditEntries] });

  async function end() {
    const reason = await askReason({
      title: `End the suspension of ${fullName}`,
      confirmLabel: 'End the suspension',
      suggestions: ['Resolved'],
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
