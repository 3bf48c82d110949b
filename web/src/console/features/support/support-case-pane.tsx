import { type CaseDetails, claimCase, closeCase, getCase, listCases, reopenCase } from '@aarambh/contract';
import { Link } from 'react-router';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Button, KeyValueList, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { CaseEntries } from './case-entries.tsx';
import { CaseMember } from './case-member.tsx';
import { DueText } from './due-text.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SupportNoteForm } from './support-note-form.tsx';

const channels: Record<CaseDetails['channel'], string> = {
  form: 'Contact form',
  mail: 'Mail',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
};

/** A case beside the list: what was written, the member, the reply. */
export function SupportCasePane({ caseID, closeTo }: { caseID: number; closeTo: string }) {
  const { data, error, reload } = useStaffQuery(getCase, { params: { id: String(caseID) } });
  const title = data?.subject || `Case ${caseID}`;
  return (
    <SidePane
      row={{ kind: 'case', id: caseID }}
      title={title}
      closeTo={closeTo}
      actions={data && <CaseButtons found={data} />}
    >
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <CaseContents found={data} />}
    </SidePane>
  );
}

function CaseContents({ found }: { found: CaseDetails }) {
  const now = useMinuteClock();
  return (
    <>
      <KeyValueList
        emptyMark="–"
        className="wrap-anywhere"
        items={[
          { label: 'Case', value: `${found.caseID}, ${channels[found.channel]}` },
          { label: 'Reply due', value: <DueText dueOn={found.dueOn} now={now} /> },
          { label: 'From', value: `${found.fullName}, ${found.email}` },
          { label: 'Claimed by', value: found.isOwn ? 'You' : found.claimedBy },
        ]}
      />
      <CaseMember memberID={found.memberID} likelyMemberID={found.likelyMemberID} />
      <CaseEntries entries={found.entries} />
      {found.state !== 'closed' && <ReplyForm found={found} />}
      <SupportNoteForm found={found} />
      {found.otherCases.length > 0 && (
        <section className="grid gap-1">
          <h3>Other cases of this address</h3>
          <ul className="grid gap-1">
            {found.otherCases.map(({ caseID, subject, state }) => (
              <li key={caseID}>
                <Link to={`/support/${caseID}?state=all`}>{subject || `Case ${caseID}`}</Link> ({state})
              </li>
            ))}
          </ul>
        </section>
      )}
      <HistoryList targetKind="case" targetID={found.caseID} />
    </>
  );
}

function CaseButtons({ found }: { found: CaseDetails }) {
  const { caseID, version, state, claimedBy, isOwn } = found;
  const invalidates = [getCase, listCases];
  const claim = useStaffAction(claimCase, { invalidates });
  const close = useStaffAction(closeCase, { invalidates });
  const reopen = useStaffAction(reopenCase, { invalidates });
  const isFree = claimedBy === '';
  const toggle = () => void claim.run({ body: { caseID, version, isClaimed: isFree } });

  async function closeIt() {
    const reason = await askReason({
      title: `Close case ${caseID} without a reply`,
      text: 'The person gets no mail.',
      confirmLabel: 'Close the case',
      suggestions: ['Resolved by phone.', 'Spam.', 'Duplicate of another case.'],
    });
    if (reason) await close.run({ body: { caseID, version, reason } });
  }

  async function reopenIt() {
    const reason = await askReason({ title: `Open case ${caseID} again`, confirmLabel: 'Open again' });
    if (reason) await reopen.run({ body: { caseID, version, reason } });
  }

  useKeys([
    {
      key: 'c',
      label: 'Claim or unclaim the case',
      run: toggle,
      isActive: () => state !== 'closed' && (isFree || isOwn),
    },
  ]);

  if (state === 'closed')
    return (
      <Button size="small" variant="secondary" busy={reopen.busy} onClick={reopenIt}>
        Open again
      </Button>
    );
  return (
    <>
      {(isFree || isOwn) && (
        <Button size="small" variant={isFree ? 'primary' : 'secondary'} busy={claim.busy} onClick={toggle}>
          {isFree ? 'Claim' : 'Unclaim'}
        </Button>
      )}
      <Button size="small" variant="secondary" busy={close.busy} onClick={closeIt}>
        Close without a reply
      </Button>
    </>
  );
}
