import { type PictureCaseDetails, type PictureDecision, pictureDecisionForm, pictureReasons } from '@aarambh/contract';
import { useState } from 'react';
import { Alert, Button, TextAreaField } from '../../../ui/index.ts';
import { DecisionReasonField } from './decision-reason-field.tsx';
import type { CaseChanges } from './use-case-changes.ts';
import { useReasonForm } from './use-reason-form.ts';

interface PictureDecisionFormProps {
  found: PictureCaseDetails;
  decision: PictureDecision;
  changes: CaseChanges;
  onClose: () => void;
  onDecided: () => void;
}

const texts = {
  approve: { heading: 'Approve the picture', effect: 'The member sees that it is approved.', button: 'Approve' },
  reject: { heading: 'Reject the picture', effect: 'The member sees that it is rejected.', button: 'Reject' },
} as const;

/** A decision on a picture with a reason from the list, which digits choose. */
export function PictureDecisionForm({ found, decision, changes, onClose, onDecided }: PictureDecisionFormProps) {
  const { caseID } = found;
  // The case is loaded again while the form is open: a decision is about what was seen when it was opened.
  const [version, setVersion] = useState(found.version);
  const reasons = Object.entries(pictureReasons[decision]);
  // Most pictures are approved for the same reason: Enter is enough.
  const form = useReasonForm({ reasons, initial: decision === 'approve' ? 'suitable' : '', onClose });
  const { heading, effect, button } = texts[decision];

  async function decide() {
    const checked = pictureDecisionForm.safeParse({ decision, reason: form.reason, note: form.note });
    if (!checked.success) form.showIssues(checked.error.issues);
    else if (await changes.decidePicture({ caseID, version, ...checked.data })) onDecided();
  }

  return (
    <form
      aria-label={heading}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line-strong p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <h3>{heading}</h3>
      <p className="text-sm text-muted">{effect}</p>
      {version !== found.version && (
        <Alert tone="warning">
          <p>The case has changed since you opened this.</p>
          <Button size="small" variant="secondary" onClick={() => setVersion(found.version)}>
            I have read it again
          </Button>
        </Alert>
      )}
      <DecisionReasonField
        ref={form.list}
        legend="Reason"
        reasons={reasons}
        value={form.reason}
        onChoose={form.choose}
        error={form.errors.reason}
      />
      <TextAreaField
        label="Note"
        optionalLabel="optional"
        rows={2}
        value={form.note}
        error={form.errors.note}
        onChange={({ target }) => form.writeNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={decision === 'reject' ? 'danger' : 'primary'} busy={changes.busy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
