import { useState } from 'react';
import { Button, dialogs } from '../../ui/index.ts';

interface ApproveButtonProps {
  label: string;
  /** Resolves to whether the approval was accepted and the page is about to be left. */
  onApprove: () => Promise<boolean>;
}

/** Approve button with a confirmation dialog (core §5). */
export function ApproveButton({ label, onApprove }: ApproveButtonProps) {
  const [busy, setBusy] = useState(false);

  async function approve() {
    const isConfirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: 'Do you want to confirm and submit your resume?',
      confirmLabel: 'Yes, submit it!',
      cancelLabel: 'No, cancel',
    });
    if (!isConfirmed) return;
    setBusy(true);
    if (!(await onApprove())) setBusy(false);
  }

  return (
    <Button variant="accent" size="large" busy={busy} busyLabel="Approving..." onClick={approve}>
      {label}
    </Button>
  );
}
