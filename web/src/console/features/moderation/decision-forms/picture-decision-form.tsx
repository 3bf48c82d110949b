import { type PictureCaseDetails, type PictureDecision, pictureDecisionForm, pictureReasons } from '@aarambh/contract';
import { useState } from 'react';
import type { CaseChanges } from '../use-case-changes.ts';
import { ReasonForm } from './reason-form.tsx';
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
    <ReasonForm
      {...{ form, heading, effect, onClose }}
      changed={version === found.version ? undefined : 'case'}
      onReadAgain={() => setVersion(found.version)}
      submit={{ label: button, isDanger: decision === 'reject', busy: changes.busy }}
      onSubmit={() => void decide()}
    />
  );
}
