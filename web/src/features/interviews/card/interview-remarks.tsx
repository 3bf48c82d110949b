import type { InterviewScheduleItem } from '@aarambh/contract';

function remarksOf({ status, cause, costACall, isReplaced, isReplacement }: InterviewScheduleItem): string[] {
  const byEmployer = status === 'Cancelled by employer';
  const byCandidate = status === 'Cancelled by you';
  const remarks: [isSo: boolean, text: string][] = [
    [isReplacement, 'This is the free replacement for an interview the employer cancelled.'],
    [cause !== '', `Why: ${cause}`],
    [byEmployer && isReplaced, 'It cost you nothing. The free replacement is already scheduled.'],
    [
      byEmployer && !isReplaced,
      'It cost you nothing. You get a free replacement, and we will email you when its date is set.',
    ],
    [costACall && byCandidate, 'You cancelled late: it cost one guaranteed call.'],
    [costACall && !byCandidate, 'It used one of your guaranteed calls.'],
  ];
  return remarks.filter(([isSo]) => isSo).map(([, text]) => text);
}

/** Remarks on an interview: replacements and cost. */
export function InterviewRemarks({ interview }: { interview: InterviewScheduleItem }) {
  const remarks = remarksOf(interview);
  if (remarks.length === 0) return null;
  return (
    <ul className="grid gap-1 border-s-3 border-line ps-3 text-sm">
      {remarks.map((remark) => (
        <li key={remark} className="wrap-anywhere">
          {remark}
        </li>
      ))}
    </ul>
  );
}
