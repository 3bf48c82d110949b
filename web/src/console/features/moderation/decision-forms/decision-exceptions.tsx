import { type ModerationCaseDetails, type ReportReason, reportReasonTexts } from '@aarambh/contract';
import { useState } from 'react';
import { CheckboxField } from '../../../../ui/index.ts';
import { useRuleLabels } from '../use-rule-labels.ts';

/** The findings and reports that the decision does not agree with; the keys of {@link DecisionExceptions}. */
export function useDecisionExceptions() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const idsOf = (kind: string) =>
    [...keys].filter((key) => key.startsWith(kind)).map((key) => Number(key.slice(kind.length)));
  return {
    keys,
    toggle: (key: string) =>
      setKeys((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    findingIDs: () => idsOf('finding'),
    reportIDs: () => idsOf('report'),
  };
}

interface DecisionExceptionsProps {
  found: ModerationCaseDetails;
  isRelease: boolean;
  exceptions: ReturnType<typeof useDecisionExceptions>;
}

/** Marks findings and reports that were right though the vacancy is released, or wrong though it is not. */
export function DecisionExceptions({ found, isRelease, exceptions }: DecisionExceptionsProps) {
  const { labelOf } = useRuleLabels();
  // Another decision settles again what the one before has settled.
  const isDecided = found.decidedOn !== null;
  const claims = [
    ...found.findings
      .filter(({ outcome }) => isDecided || outcome === 'undecided')
      .map(({ findingID, words, rule }) => ({
        key: `finding${findingID}`,
        label: `Finding: ${words || labelOf(rule)}`,
      })),
    ...found.reports
      .filter(({ outcome }) => outcome === 'undecided' || (isDecided && outcome !== 'withdrawn'))
      .map(({ reportID, reason }) => ({
        key: `report${reportID}`,
        label: `Report ${reportID}: ${reportReasonTexts[reason as ReportReason] ?? reason}`,
      })),
  ];
  if (claims.length < 2) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-link">
        {isRelease ? 'Some findings were right' : 'Some findings were wrong'}
      </summary>
      {claims.map(({ key, label }) => (
        <CheckboxField
          key={key}
          className="text-sm"
          label={`${isRelease ? 'Right' : 'Wrong'}: ${label}`}
          checked={exceptions.keys.has(key)}
          onChange={() => exceptions.toggle(key)}
        />
      ))}
    </details>
  );
}
