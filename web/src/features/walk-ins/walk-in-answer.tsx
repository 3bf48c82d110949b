import type { WalkIn } from '@aarambh/contract';
import { Alert, Button, SpinnerMark } from '../../ui/index.ts';
import { AttendingForm } from './attending-form.tsx';
import { useAttending } from './use-attending.ts';
import { standingOf } from './walk-in-texts.ts';

const COMING = 'I am coming';
const labels: Partial<Record<WalkIn['status'], string>> = {
  Invited: COMING,
  'Reschedule requested': 'I can come at the time below',
};

interface WalkInAnswerProps {
  id: string;
  walkIn: WalkIn;
  /** Whether the page itself says that one comes when it is opened (commerce §4). */
  onOpening: boolean;
}

function Processing() {
  return (
    <p
      role="status"
      className="flex min-h-26 items-center gap-3 rounded-lg bg-sunken p-4 text-muted noscript:hidden sm:min-h-14"
    >
      <SpinnerMark />
      Processing your request...
    </p>
  );
}

/** How an invitation stands, or what came of saying that one comes; and the button that says it. */
export function WalkInAnswer({ id, walkIn, onOpening }: WalkInAnswerProps) {
  // A page opened again, perhaps by a phone that put it away, must not undo a request for another time.
  const atOnce = onOpening && (walkIn.status === 'Invited' || walkIn.status === 'Attending');
  const [outcome, say] = useAttending(id, atOnce);
  const standing = standingOf(walkIn);
  const label = labels[walkIn.status];

  return (
    // As high as the longest answer on a phone, so that nothing below moves when it comes.
    <div className="grid min-h-26 content-start gap-4 sm:min-h-14">
      {outcome.state === 'unasked' && (
        <>
          <Alert tone={standing.tone} role={standing.tone === 'error' ? 'alert' : 'status'}>
            {standing.text}
          </Alert>
          {label && <AttendingForm id={id} label={label} onPress={say} />}
        </>
      )}
      {outcome.state === 'busy' && (
        <>
          <Processing />
          <noscript>
            <AttendingForm id={id} label={COMING} onPress={say} />
          </noscript>
        </>
      )}
      {outcome.state === 'done' && (
        <Alert tone="success" role="status">
          {outcome.text}
        </Alert>
      )}
      {outcome.state === 'refused' && (
        <Alert tone="error" role="alert">
          {outcome.text}
        </Alert>
      )}
      {outcome.state === 'failed' && (
        <>
          <Alert tone="error" role="alert">
            {outcome.text}
          </Alert>
          <Button onClick={say} className="sm:justify-self-start">
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
