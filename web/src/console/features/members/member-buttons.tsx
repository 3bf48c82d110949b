import {
  endSuspension,
  eraseMember,
  exportMember,
  findMembers,
  getMember,
  getMemberTimeline,
  listAuditEntries,
  type MemberDetails,
} from '@aarambh/contract';
import { useState } from 'react';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { Button, dialogs, Sheet } from '../../../ui/index.ts';
import { fetchStaffFile, usePermission, useStaffAction } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';
import { SuspendMemberForm } from './suspend-member-form.tsx';

/** The calls whose replies a decision on a member changes. */
export const memberCalls = [getMember, getMemberTimeline, findMembers, listAuditEntries] as const;

/** Buttons to suspend a member and to export data on request, for staff who decide on members. */
export function MemberButtons({ member }: { member: MemberDetails }) {
  const { memberID, fullName, suspension, isErased } = member;
  const [isSuspending, setSuspending] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const end = useStaffAction(endSuspension, { invalidates: memberCalls });
  const erase = useStaffAction(eraseMember, { invalidates: memberCalls });
  if (!usePermission('member-decisions') || isErased) return null;

  async function endIt() {
    const reason = await askReason({
      title: `End the suspension of ${fullName}`,
      text: 'The member can sign in again immediately.',
      confirmLabel: 'End the suspension',
      suggestions: ['The matter is resolved.', 'It was a mistake.'],
    });
    if (reason) await end.run({ body: { memberID, reason } });
  }

  async function exportIt() {
    const reason = await askReason({
      title: `Export the data of ${fullName}`,
      text: 'Only if the member asked for it. Send the file to the address of the account only.',
      confirmLabel: 'Export',
      suggestions: ['The member asked for it by mail.'],
    });
    if (!reason) return;
    setExporting(true);
    try {
      saveToDevice(await fetchStaffFile(exportMember, { body: { memberID, reason } }), `member-${memberID}.html`);
    } catch (error) {
      void dialogs.error({ title: 'The action failed', text: (error as Error).message });
    } finally {
      setExporting(false);
    }
  }

  async function eraseIt() {
    const reason = await askReason({
      title: `Erase the account of ${fullName}`,
      text: 'Account, resume, applications and messages are erased immediately. This cannot be undone. Purchases stay, without the name.',
      confirmLabel: 'Erase the account',
      suggestions: ['The member asked for it by mail.'],
      danger: true,
    });
    if (reason) await erase.run({ body: { memberID, reason } });
  }

  return (
    <>
      {suspension ? (
        <Button size="small" busy={end.busy} onClick={endIt}>
          End the suspension
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setSuspending(true)}>
          Suspend
        </Button>
      )}
      <Button size="small" variant="secondary" busy={isExporting} onClick={exportIt}>
        Export data
      </Button>
      <Button size="small" variant="secondary" busy={erase.busy} onClick={eraseIt}>
        Erase
      </Button>
      <Sheet title={`Suspend ${fullName}`} open={isSuspending} onClose={() => setSuspending(false)}>
        <SuspendMemberForm memberID={memberID} onDone={() => setSuspending(false)} />
      </Sheet>
    </>
  );
}
