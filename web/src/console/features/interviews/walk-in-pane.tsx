import { type CallReply, cancelWalkIn, listAuditEntries, listWalkIns } from '@aarambh/contract';
import { useState } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { EditWalkInForm } from './edit-walk-in-form.tsx';
import { timesText } from './times-text.ts';

type WalkIn = CallReply<typeof listWalkIns>[number];

/** A walk-in interview beside the list: when and where, the answer, and its end. */
export function WalkInPane({ walkIn, closeTo }: { walkIn: WalkIn; closeTo: string }) {
  const { walkInID, fullName, status, reason, preferredOn } = walkIn;
  const [isEditing, setEditing] = useState(false);
  const { run, busy } = useStaffAction(cancelWalkIn, { invalidates: [listWalkIns, listAuditEntries] });
  const isOpen = status !== 'Cancelled';
  useKeys([{ key: 'e', label: 'Edit the walk-in', run: () => setEditing(true), isActive: () => isOpen }]);

  async function cancel() {
    const cause = await askReason({
      title: `Cancel the walk-in of ${fullName}`,
      text: 'The person gets a mail with the reason.',
      confirmLabel: 'Cancel the walk-in',
      danger: true,
    });
    if (cause) await run({ body: { walkInID, cause } });
  }

  return (
    <SidePane
      title={fullName}
      closeTo={closeTo}
      row={{ kind: 'walk-in', id: walkInID, isEditing }}
      actions={
        isOpen && (
          <>
            <Button size="small" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button size="small" variant="secondary" busy={busy} onClick={cancel}>
              Cancel the walk-in
            </Button>
          </>
        )
      }
    >
      <KeyValueList
        items={[
          { label: 'When', value: timesText(walkIn) },
          { label: 'Answer', value: [status, reason].filter(Boolean).join(': ') },
          ...(preferredOn ? [{ label: 'Preferred time', value: dateTimeText(preferredOn) }] : []),
          { label: 'Job', value: walkIn.jobTitle },
          { label: 'Email', value: walkIn.email },
          { label: 'Venue', value: walkIn.venue },
          { label: 'Contact', value: walkIn.contact },
          { label: 'Note', value: walkIn.note },
        ]}
      />
      <HistoryList targetKind="walk-in" targetID={walkInID} />
      <Sheet title={`Edit the walk-in of ${fullName}`} open={isEditing} onClose={() => setEditing(false)}>
        {isEditing && <EditWalkInForm walkIn={walkIn} onDone={() => setEditing(false)} />}
      </Sheet>
    </SidePane>
  );
}
