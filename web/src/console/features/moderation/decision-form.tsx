import { decisionForm, decisionReasons, type ModerationCaseDetails, type ModerationDecision } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, CheckboxField, TextAreaField } from '../../../ui/index.ts';
import { useKeys } from '../../ui/index.ts';
import { effectOf } from './decision-effect.ts';
import { DecisionExceptions, useDecisionExceptions } from './decision-exceptions.tsx';
import { DecisionReasonField } from './decision-reason-field.tsx';
import type { CaseChanges } from './use-case-changes.ts';

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
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [endsSessions, setEndsSessions] = useState(true);
  const exceptions = useDecisionExceptions();
  const [errors, setErrors] = useState<{ reason?: string; note?: string }>({});
  const list = useRef<HTMLFieldSetElement>(null);
  const focusReason = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();

  useEffect(() => {
    list.current?.querySelector('input')?.focus();
    list.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function choose(at: number): void {
    const chosen = reasons[at];
    if (!chosen) return;
    setReason(chosen[0]);
    setErrors({});
    focusReason(at);
  }

  useKeys([
    { key: 'Escape', label: 'Close without deciding', run: onClose },
    ...reasons.map(([, text], at) => ({ key: String(at + 1), label: text, run: () => choose(at) })),
  ]);

  async function decide() {
    const checked = decisionForm.safeParse({ decision, reason, note, endsSessions });
    if (!checked.success) {
      const of = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message;
      const [ofReason, ofNote] = [of('reason'), of('note')];
      setErrors({ ...(ofReason && { reason: ofReason }), ...(ofNote && { note: ofNote }) });
      if (ofReason) focusReason(0);
      else list.current?.closest('form')?.querySelector('textarea')?.focus();
      return;
    }
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
        ref={list}
        legend={decision === 'ask' ? 'What is asked' : 'Reason'}
        reasons={reasons}
        value={reason}
        onChoose={choose}
        error={errors.reason}
      />
      <TextAreaField
        label={decision === 'ask' ? 'The question, in your words' : 'Note'}
        optionalLabel={decision === 'ask' ? undefined : 'optional'}
        rows={decision === 'ask' ? 4 : 2}
        value={note}
        error={errors.note}
        onChange={({ target }) => {
          setNote(target.value);
          setErrors({});
        }}
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
