import { type FormEvent, useState } from 'react';
import { Button, TextAreaField } from '../../../ui/index.ts';
import { focusFirst } from '../../ui/index.ts';

const REASONS = [
  'Skills do not match',
  'Too little experience',
  'Place or pay does not fit',
  'Position filled by another applicant',
];

/** The reason that was used last comes first, so that Enter takes it again. */
let lastUsed = REASONS[0] ?? '';

interface RejectFormProps {
  count: number;
  onReject: (decision: { reason: string; message: string }) => void;
}

/** The reason of a rejection: one press, or a text. */
export function RejectForm({ count, onReject }: RejectFormProps) {
  const [message, setMessage] = useState('');
  const [own, setOwn] = useState('');
  const [error, setError] = useState<string>();
  const reasons = [...new Set([lastUsed, ...REASONS])];

  function reject(reason: string) {
    lastUsed = reason;
    onReject({ reason, message: message.trim() });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (own.trim()) reject(own.trim());
    else setError('Enter a reason, or choose one above');
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>
        {count === 1 ? 'The applicant is notified' : `${count} applicants are notified`} after ten minutes. You can undo
        it until then. The reason is for staff only.
      </p>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason, at) => (
          <Button
            key={reason}
            variant="secondary"
            size="small"
            ref={at === 0 ? focusFirst : undefined}
            onClick={() => reject(reason)}
          >
            {reason}
          </Button>
        ))}
      </div>
      <TextAreaField
        label="Another reason"
        rows={2}
        maxLength={300}
        value={own}
        error={error}
        onChange={({ target }) => {
          setOwn(target.value);
          setError(undefined);
        }}
      />
      <TextAreaField
        label="Message to the applicant (optional)"
        hint="Part of the mail and of the timeline."
        rows={2}
        maxLength={500}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" variant="danger">
        {count === 1 ? 'Reject' : `Reject ${count} applicants`}
      </Button>
    </form>
  );
}
