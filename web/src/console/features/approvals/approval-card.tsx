import {
  decideSecondPersonRequest,
  listSecondPersonRequests,
  REQUEST_DAYS,
  type SecondPersonRequest,
} from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, dialogs, KeyValueList } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { actionText } from '../../ui/index.ts';
import { inputRows } from './input-rows.ts';

type Decision = 'approve' | 'decline' | 'withdraw';

/** One request with all its details, as the approver is responsible for it. */
export function ApprovalCard({ request }: { request: SecondPersonRequest }) {
  const { requestID, action, input, cause, reason, requestedBy, requestedOn, status, canDecide, isOwn } = request;
  const { run, busy } = useStaffAction(decideSecondPersonRequest, { invalidates: [listSecondPersonRequests] });
  const decide = (decision: Decision) => run({ body: { requestID, decision } });

  async function approve() {
    const question = { title: `${actionText(action)}?`, text: `${requestedBy} requested this: ${reason}` };
    if (await dialogs.confirm({ ...question, confirmLabel: 'Approve' })) await decide('approve');
  }

  return (
    <li
      aria-label={`${actionText(action)}, ${requestedBy}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3>{actionText(action)}</h3>
          <p className="text-sm text-muted">
            {requestedBy}, {dateTimeText(requestedOn)}. {cause}
          </p>
        </div>
        {status !== 'waiting' && <Badge tone={status === 'approved' ? 'success' : 'neutral'}>{status}</Badge>}
      </div>
      <KeyValueList items={inputRows(input, action)} />
      {request.decidedOn && (
        <p className="text-sm text-muted">
          {request.decidedBy}, {dateTimeText(request.decidedOn)}
        </p>
      )}
      {status === 'expired' && (
        <p className="text-sm text-muted">
          Expired: not decided within {REQUEST_DAYS} days. Request it again if needed.
        </p>
      )}
      {status === 'waiting' && (
        <div className="flex flex-wrap gap-2">
          {canDecide && (
            <>
              <Button size="small" busy={busy} onClick={approve}>
                Approve
              </Button>
              <Button size="small" variant="secondary" busy={busy} onClick={() => decide('decline')}>
                Decline
              </Button>
            </>
          )}
          {isOwn && (
            <Button size="small" variant="secondary" busy={busy} onClick={() => decide('withdraw')}>
              Withdraw
            </Button>
          )}
          {!canDecide && (
            <p className="self-center text-sm text-muted">A colleague with this permission will decide.</p>
          )}
        </div>
      )}
    </li>
  );
}
