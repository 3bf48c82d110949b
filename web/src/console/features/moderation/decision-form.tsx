import { decisionForm, decisionReasons, type ModerationCaseDetails, type ModerationDecision } from '@aarambh/contract';
import { useState } from 'react';
import { Alert, Button, CheckboxField, TextAreaField } from '../../../ui/index.ts';
import { effectOf } from './decision-effect.ts';
import { DecisionExceptions, useDecisionExceptions } from './decision-exceptions.tsx';
import { DecisionReasonField } from './decision-reason-field.tsx';
import type { CaseChanges } from './use-case-changes.ts';
import { useReasonForm } from './use-reason-form.ts';

interface DecisionFormProps {
  found: ModerationCaseDetails;
  decision: ModerationDecision;
  changes: CaseChanges;
  onClose: () => void;
  onDecided: () => void;
}

const headings: Record<ModerationDecision, string> = {
  release: 'Release the vacancy',
  uphold: 'Uphold: close it as a fraud',
  close: 'Close the vacancy, no fraud',
  ask: 'Ask the poster',
};

const buttons: Record<ModerationDecision, string> = {
  release: 'Release',
  uphold: 'Uphold',
  close: 'Close the vacancy',
  ask: 'Send the question',
};

/** A decision with a reason from the list, which digits choose. */
export function DecisionForm({ found, decision, changes, onClose, onDecided }: DecisionFormProps) {
  const { caseID, poster } = found;
  // The case is loaded again while the form is open: a decision is about what was read when it was opened.
  const [{ version, postingVersion }, setRead] = useState(found);
  const hasChanged = version !== found.version || postingVersion !== found.postingVersion;
  const reasons = Object.entries(decisionReasons[decision]);
  const form = useReasonForm({ reasons, onClose });
  const [endsSessions, setEndsSessions] = useState(true);
  const exceptions = useDecisionExceptions();

  async function decide() {
    const { reason, note } = form;
    const checked = decisionForm.safeParse({ decision, reason, note, endsSessions });
    if (!checked.success) return form.showIssues(checked.error.issues);
    const isDone = await changes.decide({
      caseID,
      version,
      postingVersion,
      ...checked.data,
      exceptFindingIDs: exceptions.findingIDs(),
      exceptReportIDs: exceptions.reportIDs(),
    });
    if (isDone) onDecided();
  }

  return (
    <form
      aria-label={headings[decision]}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line-strong p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <h3>{headings[decision]}</h3>
      <p className="text-sm text-muted wrap-anywhere">{effectOf(found, decision)}</p>
      {hasChanged && (
        <Alert tone="warning">
          <p>
            {postingVersion === found.postingVersion ? 'The case' : 'The posting'} has changed since you opened this.
          </p>
          <Button size="small" variant="secondary" onClick={() => setRead(found)}>
            I have read it again
          </Button>
        </Alert>
      )}
      <DecisionReasonField
        ref={form.list}
        legend={decision === 'ask' ? 'What is asked' : 'Reason'}
        reasons={reasons}
        value={form.reason}
        onChoose={form.choose}
        error={form.errors.reason}
      />
      <TextAreaField
        label={decision === 'ask' ? 'The question, in your words' : 'Note'}
        optionalLabel={decision === 'ask' ? undefined : 'optional'}
        rows={decision === 'ask' ? 4 : 2}
        value={form.note}
        error={form.errors.note}
        onChange={({ target }) => form.writeNote(target.value)}
      />
      {decision === 'uphold' && poster && (
        <CheckboxField
          label={`Sign ${poster.fullName} out everywhere`}
          hint="This staff member posted it, and someone else may be using the account. Signing in again is possible at once. Clear this only if you know that it is not so."
          checked={endsSessions}
          onChange={({ target }) => setEndsSessions(target.checked)}
        />
      )}
      {decision !== 'ask' && (
        <DecisionExceptions found={found} isRelease={decision === 'release'} exceptions={exceptions} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={decision === 'uphold' || decision === 'close' ? 'danger' : 'primary'}
          busy={changes.busy}
        >
          {buttons[decision]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
