import { type CallReply, getModerationFigures } from '@aarambh/contract';
import { Link } from 'react-router';
import { LinkButton, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, ConsolePage, DataTable, Figure } from '../../ui/index.ts';
import { useRuleLabels } from './use-rule-labels.ts';

type Figures = CallReply<typeof getModerationFigures>;
type Rule = Figures['rules'][number];
type Reporter = Figures['reporters'][number];

const count = (value: number): string => value.toLocaleString('en-IN');

/** How often something proved right, of what was decided. */
function accuracy({ right, wrong }: { right: number; wrong: number }): string {
  const decided = right + wrong;
  return decided === 0 ? '–' : `${Math.round((100 * right) / decided)} %`;
}

function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

const outcomes = [
  { header: 'Right', align: 'end', cell: ({ right }: { right: number }) => count(right) },
  { header: 'Wrong', align: 'end', cell: ({ wrong }: { wrong: number }) => count(wrong) },
  { header: 'Accuracy', align: 'end', cell: (one: { right: number; wrong: number }) => accuracy(one) },
] as const;

const ruleColumns = (labelOf: (rule: string) => string): Column<Rule>[] => [
  { header: 'Rule', cell: ({ rule }) => <Link to={`/moderation/rules/${rule}`}>{labelOf(rule)}</Link> },
  { header: 'Found', align: 'end', cell: ({ found }) => count(found) },
  ...outcomes,
];

const reporterColumns: Column<Reporter>[] = [
  {
    header: 'Reporter',
    cell: ({ email, memberID }) =>
      memberID === null ? (
        <span className="wrap-anywhere">{email}</span>
      ) : (
        <Link to={`/members/${memberID}`}>{email || `Member ${memberID}`}</Link>
      ),
  },
  { header: 'Reports', align: 'end', cell: ({ reports }) => count(reports) },
  ...outcomes,
];

/** How often rules and reporters proved right, and how long decisions took. */
export function Component() {
  const figures = useStaffQuery(getModerationFigures, {});
  const { labelOf, isPending } = useRuleLabels();
  const { error, reload } = figures;
  // Not before the labels: their widths would move the columns.
  const data = isPending ? undefined : figures.data;
  return (
    <ConsolePage
      title="Accuracy of moderation"
      actions={
        <LinkButton size="small" variant="secondary" to="/moderation">
          Queue
        </LinkButton>
      }
    >
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <>
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
            <Figure
              label="To decide"
              value={count(data.undecided)}
              hint={`${count(data.overdue)} overdue`}
              to="/moderation"
            />
            <Figure label="Decided in 30 days" value={count(data.decided)} to="/moderation?state=all" />
            <Figure
              label="Of these, upheld"
              value={count(data.upheld)}
              hint={accuracy({ right: data.upheld, wrong: data.decided - data.upheld })}
              to="/moderation?state=upheld"
            />
            <Figure label="Median time to a decision" value={durationText(data.medianMinutes)} hint="in 30 days" />
          </div>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2>Rules in 90 days</h2>
            <DataTable
              label="Rules"
              rows={data.rules}
              columns={ruleColumns(labelOf)}
              rowKey={({ rule }) => rule}
              rowLabel={({ rule }) => labelOf(rule)}
              empty="No findings yet"
            />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2>Reporters in 90 days</h2>
            <DataTable
              label="Reporters"
              rows={data.reporters}
              columns={reporterColumns}
              rowKey={({ memberID, email }) => memberID ?? email}
              rowLabel={({ email }) => email}
              empty="No reports yet"
            />
          </section>
        </>
      )}
    </ConsolePage>
  );
}
