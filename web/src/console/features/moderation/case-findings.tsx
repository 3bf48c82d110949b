import { type ModerationFinding, type ModerationReport, type ReportReason, reportReasonTexts } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge } from '../../../ui/index.ts';
import { levelTexts, outcomeTexts } from './case-texts.ts';
import { ReportProof } from './report-proof.tsx';
import { useRuleLabels } from './use-rule-labels.ts';

const fieldTexts: Record<string, string> = {
  title: 'in the title',
  description: 'in the description',
  company: 'in the company',
  pay: 'in the pay',
  contact: 'in the contact',
};

function Outcome({ outcome }: { outcome: keyof typeof outcomeTexts }) {
  if (outcome === 'undecided') return null;
  return <Badge tone={outcome === 'right' ? 'success' : 'neutral'}>{outcomeTexts[outcome]}</Badge>;
}

/** What screening found: the words, the rule, and why it matters. */
export function FindingList({ findings }: { findings: readonly ModerationFinding[] }) {
  const { labelOf } = useRuleLabels();
  if (findings.length === 0) return null;
  return (
    <section aria-label="Findings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Findings</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {findings.map(({ findingID, rule, level, field, words, explanation, outcome }) => (
          <li key={findingID} className="grid gap-1 rounded-lg bg-sunken p-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={levelTexts[level].tone} className="bg-raised">
                {levelTexts[level].label}
              </Badge>
              <Outcome outcome={outcome} />
              <span className="text-muted">
                {labelOf(rule)}
                {fieldTexts[field] && `, ${fieldTexts[field]}`}
              </span>
            </p>
            {words && <q className="font-semibold wrap-anywhere">{words}</q>}
            <p className="wrap-anywhere">{explanation}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const accuracy = ({ right, wrong }: ModerationReport): string =>
  right + wrong === 0 ? 'first report' : `right ${right} of ${right + wrong} times`;

/** Who reported the vacancy, and why; the poster never learns it. */
export function ReportList({ reports, folded }: { reports: readonly ModerationReport[]; folded: number }) {
  if (reports.length === 0) return null;
  return (
    <section aria-label="Reports" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Reports</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {reports.map((report) => (
          <li key={report.reportID} className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-lg bg-sunken p-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{reportReasonTexts[report.reason as ReportReason] ?? report.reason}</span>
              <Outcome outcome={report.outcome} />
            </p>
            {report.text && <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>}
            {report.hasProof && <ReportProof reportID={report.reportID} />}
            <p className="wrap-anywhere text-muted">
              {report.memberID === null ? (
                report.email || 'Erased person'
              ) : (
                <Link to={`/members/${report.memberID}`}>{report.email || `Member ${report.memberID}`}</Link>
              )}
              , {accuracy(report)}, weight {report.weight}, {dateTimeText(report.reportedOn)}
            </p>
          </li>
        ))}
        {folded > 0 && (
          <li className="rounded-lg bg-sunken p-3 text-sm text-muted">
            And {folded.toLocaleString('en-IN')} more from guests, which are only counted.
          </li>
        )}
      </ol>
    </section>
  );
}
