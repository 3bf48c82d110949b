import { listScreeningRules, type ScreeningRule } from '@aarambh/contract';
import { Link, useNavigate } from 'react-router';
import { RetryAlert } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable } from '../../ui/index.ts';
import { effectTexts } from '../screening/index.ts';
import { changedText } from './changed-text.ts';

const columns: Column<ScreeningRule>[] = [
  { header: 'Rule', cell: ({ label }) => label },
  { header: 'What it does', cell: ({ isEnabled, level }) => (isEnabled ? effectTexts[level] : 'Off') },
  { header: 'Usually', phone: false, cell: ({ usualLevel }) => effectTexts[usualLevel] },
  { header: 'Custom phrases', align: 'end', cell: ({ phrases }) => phrases.length || '–' },
  { header: 'Changed by', cell: changedText },
];

/** The screening rules that differ from what the portal came with. */
export function RuleSettings() {
  const { data, error, isBusy, reload } = useStaffQuery(listScreeningRules, {});
  const navigate = useNavigate();
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  const changed = data?.filter(({ changedOn }) => changedOn !== null);
  return (
    <DataTable
      label="Changed screening rules"
      rows={changed}
      columns={columns}
      rowKey={({ ruleID }) => ruleID}
      rowLabel={({ label }) => label}
      onOpen={({ ruleID }) => void navigate(`/moderation/rules/${ruleID}`)}
      empty={
        <p className="text-muted">
          All {data?.length} rules use their default settings. <Link to="/moderation/rules">Open the rules</Link>
        </p>
      }
      busy={isBusy}
    />
  );
}
