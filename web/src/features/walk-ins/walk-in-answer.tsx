import type { WalkIn } from '@aarambh/contract';
import { Alert, RetryAlert, SpinnerMark } from '../../ui/index.ts';
import { AttendingForm } from './attending-form.tsx';
import { useAttending } from './use-attending.ts';
import { statusText } from './walk-in-texts.ts';

const COMING = 'I am coming';
const labels: Partial<Record<WalkIn['status'], string>> = {
  Invited: COMING,
  'Reschedule requested': 'I can come at the time below',
};

interface WalkInAnswerProps {
  id: string;
  walkIn: WalkIn;
  /** Whether opening the page confirms attendance (commerce §4). */
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

/** Status of an invitation, the result of confirming, and the button to confirm. */
export function WalkInAnswer({ id, walkIn, onOpening }: WalkInAnswerProps) {
  // A reloaded page must not overwrite a request for another time.
  const immediately = onOpening && (walkIn.status === 'Invited' || walkIn.status === 'Attending');
  const [outcome, confirm] = useAttending(id, immediately);
  const status = statusText(walkIn);
  const label = labels[walkIn.status];

  return (
    // Reserve the height of the longest text on a phone, to avoid layout shift.
    <div className="grid min-h-26 content-start gap-4 sm:min-h-14">
      {outcome.state === 'idle' && (
        <>
          <Alert tone={status.tone} role={status.tone === 'error' ? 'alert' : 'status'}>
            {status.text}
          </Alert>
          {label && <AttendingForm id={id} label={label} onPress={confirm} />}
        </>
      )}
      {outcome.state === 'busy' && (
        <>
          <Processing />
          <noscript>
            <AttendingForm id={id} label={COMING} onPress={confirm} />
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
      {outcome.state === 'failed' && <RetryAlert message={outcome.text} onRetry={confirm} />}
    </div>
  );
}
