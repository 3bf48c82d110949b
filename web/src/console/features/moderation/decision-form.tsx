import {
  decisionForm,
  decisionReasons,
  type ModerationCaseDetails,
  type ModerationDecision,
  type ReportReason,
  reportReasonTexts,
} from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, CheckboxField, FieldError, TextAreaField } from '../../../ui/index.ts';
import { useKeys } from '../../ui/index.ts';
import { contactText, NO_CONTACT } from './case-texts.ts';
import type { CaseChanges } from './use-case-changes.ts';
import { useRuleLabels } from './use-rule-labels.ts';

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

/** What happens to the vacancy and its applicants. */
function effectOf(found: ModerationCaseDetails, decision: ModerationDecision): string {
  const { state, vacancyStatus, becomesLive, applicants, posterContact } = found;
  if (decision === 'ask')
    return posterContact ? `A mail to ${contactText(posterContact)} leaves in two minutes.` : NO_CONTACT;
  const hasEnded = vacancyStatus === 'closed' || vacancyStatus === 'expired';
  if (state === 'upheld')
    return 'Its page no longer says that it was a fraud, and who was warned gets a mail. It stays closed.';
  if (decision === 'release') return becomesLive ? 'It is shown to job seekers at once.' : 'It stays as it is.';
  if (decision === 'close' && hasEnded) return 'It has ended and stays as it is.';
  const who = applicants === 1 ? 'The applicant is' : `All ${applicants.toLocaleString('en-IN')} applicants are`;
  const page = decision === 'close' ? 'Its page says that it has ended.' : 'Its page says that it was a fraud.';
  const verb = decision === 'close' ? 'notified' : 'warned';
  return `${page} ${applicants > 0 ? `${who} ${verb} in two minutes.` : 'It has no applicants.'}`;
}

/** A decision with a reason from the list, which digits choose. */
export function DecisionForm({ found, decision, changes, onClose, onDecided }: DecisionFormProps) {
  const { caseID, poster } = found;
  // The case is loaded again while the form is open: a decision is about what was read when it was opened.
  const [{ version, postingVersion }, setRead] = useState(found);
  const hasChanged = version !== found.version || postingVersion !== found.postingVersion;
  const labelOf = useRuleLabels();
  const reasons = Object.entries(decisionReasons[decision]);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [endsSessions, setEndsSessions] = useState(false);
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
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
    { key: 'Escape', label: 'Leave the decision', run: onClose },
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
    const idsOf = (kind: string) =>
      [...exceptions].filter((one) => one.startsWith(kind)).map((one) => Number(one.slice(kind.length)));
    const isDone = await changes.decide({
      caseID,
      version,
      postingVersion,
      ...checked.data,
      exceptFindingIDs: idsOf('finding'),
      exceptReportIDs: idsOf('report'),
    });
    if (isDone) onDecided();
  }

  const toggle = (key: string) =>
    setExceptions((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  // Another decision settles again what the one before has settled.
  const isDecided = found.decidedOn !== null;
  const isRelease = decision === 'release';
  const claims = [
    ...found.findings
      .filter(({ outcome }) => isDecided || outcome === 'undecided')
      .map(({ findingID, words, rule }) => ({
        key: `finding${findingID}`,
        label: `Finding: ${words || labelOf(rule)}`,
      })),
    ...found.reports
      .filter(({ outcome }) => outcome === 'undecided' || (isDecided && outcome !== 'withdrawn'))
      .map(({ reportID, reason: why }) => ({
        key: `report${reportID}`,
        label: `Report ${reportID}: ${reportReasonTexts[why as ReportReason] ?? why}`,
      })),
  ];

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
      <fieldset ref={list} className="min-w-0" aria-describedby={errors.reason && 'reason-error'}>
        <legend className="mb-1 font-semibold">{decision === 'ask' ? 'What is asked' : 'Reason'}</legend>
        {reasons.map(([key, text], at) => (
          <label
            key={key}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken pointer-fine:min-h-8.5"
          >
            <input
              type="radio"
              name="reason"
              className="size-5 shrink-0 accent-brand"
              value={key}
              checked={reason === key}
              onChange={() => choose(at)}
            />
            <span className="min-w-0 flex-1">{text}</span>
            <span
              aria-hidden="true"
              className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 text-center text-sm max-md:hidden"
            >
              {at + 1}
            </span>
          </label>
        ))}
        <FieldError id="reason-error">{errors.reason}</FieldError>
      </fieldset>
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
          hint="This staff member posted it. Use this if someone else may have used the account."
          checked={endsSessions}
          onChange={({ target }) => setEndsSessions(target.checked)}
        />
      )}
      {decision !== 'ask' && claims.length > 1 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-link">
            {isRelease ? 'Some of what was found was right' : 'Some of what was found was wrong'}
          </summary>
          {claims.map(({ key, label }) => (
            <CheckboxField
              key={key}
              className="text-sm"
              label={`${isRelease ? 'Right' : 'Wrong'}: ${label}`}
              checked={exceptions.has(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </details>
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
