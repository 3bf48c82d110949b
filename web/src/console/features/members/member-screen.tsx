import { getMember } from '@aarambh/contract';
import { Link, useParams } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Alert, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';
import { ConsolePage, useAuditKey } from '../../ui/index.ts';
import { ProposeVacancy } from '../proposals/index.ts';
import { MemberButtons, memberCalls } from './member-buttons.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberTimeline } from './member-timeline.tsx';

/** One member: contact, what is allowed, and everything that happened. */
export function Component() {
  const { memberID = '' } = useParams();
  const canPropose = usePermission('applicants');
  const isNumber = /^[1-9]\d{0,9}$/.test(memberID);
  const { data, error, reload } = useStaffQuery(getMember, { params: { id: memberID } }, { enabled: isNumber });
  useAuditKey({ targetKind: 'member', targetID: memberID });
  const back = <Link to="/members">All members</Link>;

  if (!isNumber || error)
    return (
      <ConsolePage title="Member">
        {back}
        {error ? (
          <RetryAlert message={error.message} onRetry={reload} />
        ) : (
          <Alert tone="warning">This is not a member number.</Alert>
        )}
      </ConsolePage>
    );
  if (!data)
    return (
      <ConsolePage title="Member">
        {back}
        <Skeleton className="h-96" />
      </ConsolePage>
    );
  const { fullName, suspension } = data;
  return (
    <ConsolePage
      row={{ kind: 'member', id: data.memberID }}
      title={fullName}
      actions={
        <>
          <MemberButtons member={data} />
          {canPropose && data.plans.length > 0 && (
            <ProposeVacancy accountID={data.memberID} fullName={fullName} invalidates={memberCalls} />
          )}
        </>
      }
    >
      {back}
      {suspension && (
        <Alert tone="warning">
          Suspended {suspension.until ? `until ${dateTimeText(suspension.until)}` : 'permanently'} by {suspension.by}:{' '}
          {suspension.reason}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MemberFacts member={data} />
        <MemberTimeline memberID={data.memberID} />
      </div>
    </ConsolePage>
  );
}
