import { decisionForm, decisionReasons, type ModerationCaseDetails, type ModerationDecision } from '@aarambh/contract';
import { useState } from 'react';
import { CheckboxField } from '../../../../ui/index.ts';
import type { CaseChanges } from '../use-case-changes.ts';
import { effectOf } from './decision-effect.ts';
import { DecisionExceptions, useDecisionExceptions } from './decision-exceptions.tsx';
import { ReasonForm } from './reason-form.tsx';
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
  const reasons = Object.entries(decisionReasons[decision]);
  const form = useReasonForm({ reasons, onClose });
  const [endsSessions, setEndsSessions] = useState(true);
  const exceptions = useDecisionExceptions();

  function findChange(): 'case' | 'posting' | undefined {
    if (postingVersion !== found.postingVersion) return 'posting';
    return version === found.version ? undefined : 'case';
  }

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
    <ReasonForm
      {...{ form, onClose }}
      heading={headings[decision]}
      effect={effectOf(found, decision)}
      changed={findChange()}
      onReadAgain={() => setRead(found)}
      isQuestion={decision === 'ask'}
      submit={{
        label: buttons[decision],
        isDanger: decision === 'uphold' || decision === 'close',
        busy: changes.busy,
      }}
      onSubmit={() => void decide()}
    >
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
    </ReasonForm>
  );
}
