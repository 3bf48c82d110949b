import { claimServiceItem, type DeskItem, listServiceItems, moveServiceItem, undoServiceMove } from '@aarambh/contract';
import { useState } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { usePermission, useStaffAction, useStaffSession } from '../../api/index.ts';
import { HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { ResumePages } from '../resumes/index.ts';
import { SendPdfForm, SendTextForm } from './send-forms.tsx';
import { VersionList } from './version-list.tsx';

const invalidates = [listServiceItems];
/** The services in which staff write the resume. */
const RESUME_SERVICE = /^Resume (Rewrite|Correction)$/;

/** A service beside the list: claimed, moved, and what was sent to the member. */
export function ServicePane({ item, closeTo }: { item: DeskItem; closeTo: string }) {
  const { serviceItemID, accountID, version, status, fullName, serviceName, ownerName, isMine } = item;
  const name = useStaffSession()?.staff.fullName ?? '';
  const canReadResumes = usePermission('resumes');
  const [sending, setSending] = useState<'text' | 'pdf'>();
  const claiming = useStaffAction(claimServiceItem, { invalidates });
  const moving = useStaffAction(moveServiceItem, { invalidates, done: '' });
  const undoing = useStaffAction(undoServiceMove, { invalidates });
  const busy = claiming.busy || moving.busy || undoing.busy;
  const isResume = RESUME_SERVICE.test(serviceName);

  const claim = () => void claiming.run({ body: { serviceItemID, version, isClaimed: !isMine } });
  const move = (to: 'In Progress' | 'Completed') =>
    void moving.run({ body: { serviceItemID, version, status: to, processingBy: name } });
  const undo = () => void undoing.run({ body: { serviceItemID, version } });
  useKeys([
    { key: 'c', label: 'Claim or unclaim the service', run: claim, isActive: () => !ownerName || isMine },
    { key: 'u', label: 'Undo the last move', run: undo, isActive: () => item.canUndo },
  ]);

  return (
    <SidePane
      row={{ kind: 'service-item', id: serviceItemID, isEditing: sending !== undefined }}
      title={`${serviceName}: ${fullName}`}
      closeTo={closeTo}
      actions={
        <>
          {(!ownerName || isMine) && status !== 'Completed' && (
            <Button size="small" variant="secondary" disabled={busy} onClick={claim}>
              {isMine ? 'Unclaim' : 'Claim'}
            </Button>
          )}
          {status === 'Not Started' && (
            <Button size="small" disabled={busy} onClick={() => move('In Progress')}>
              Start
            </Button>
          )}
          {status !== 'Completed' && (
            <Button size="small" variant="secondary" disabled={busy} onClick={() => move('Completed')}>
              Complete
            </Button>
          )}
          {isResume && (
            <>
              <Button size="small" variant="secondary" onClick={() => setSending('text')}>
                Send a text
              </Button>
              <Button size="small" variant="secondary" onClick={() => setSending('pdf')}>
                Send a PDF
              </Button>
            </>
          )}
          {item.canUndo && (
            <Button size="small" variant="quiet" disabled={busy} onClick={undo}>
              Undo the last move
            </Button>
          )}
        </>
      }
    >
      <KeyValueList
        items={[
          { label: 'Status', value: status },
          { label: 'Due', value: dateTimeText(item.dueOn) },
          { label: 'Claimed by', value: ownerName },
          { label: 'Shown to the member', value: item.processingBy },
          { label: 'Plan', value: item.planName },
          { label: 'Member', value: `${fullName}, number ${accountID}` },
        ]}
      />
      {isResume && <VersionList accountID={accountID} />}
      {isResume && canReadResumes && <Resume accountID={accountID} fullName={fullName} />}
      <HistoryList targetKind="service-item" targetID={serviceItemID} />
      <Sheet
        title={sending === 'pdf' ? `Send a PDF to ${fullName}` : `Send a text to ${fullName}`}
        open={sending !== undefined}
        onClose={() => setSending(undefined)}
      >
        {sending === 'text' && <SendTextForm accountID={accountID} onDone={() => setSending(undefined)} />}
        {sending === 'pdf' && <SendPdfForm accountID={accountID} onDone={() => setSending(undefined)} />}
      </Sheet>
    </SidePane>
  );
}

/** Reading a resume is recorded and counts: only when it is asked for. */
function Resume({ accountID, fullName }: { accountID: number; fullName: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ResumePages of={{ accountID: String(accountID) }} fullName={fullName} />;
  return (
    <div>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Open the resume
      </Button>
    </div>
  );
}
