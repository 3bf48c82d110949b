import { listScreeningRules, type ScreeningRule } from '@aarambh/contract';
import { useNavigate, useParams } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, LinkButton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, HistoryList, ListScreen, RowPane, SidePane } from '../../ui/index.ts';
import { RuleForm } from './rule-form.tsx';
import { accuracyText, effectTexts, kindTexts } from './rule-texts.ts';

const columns: Column<ScreeningRule>[] = [
  { header: 'Rule', cell: ({ label }) => label },
  { header: 'Kind', phone: false, cell: ({ kind }) => kindTexts[kind] },
  {
    header: 'What it does',
    cell: ({ isEnabled, level }) => (isEnabled ? effectTexts[level] : <Badge tone="neutral">Off</Badge>),
  },
  { header: 'Found in 30 days', align: 'end', cell: ({ found }) => found.toLocaleString('en-IN') },
  { header: 'Right', align: 'end', cell: (rule) => accuracyText(rule) },
  { header: 'Custom phrases', align: 'end', phone: false, cell: ({ phrases }) => phrases.length || '–' },
];

function RulePane({ rule }: { rule: ScreeningRule }) {
  const { ruleID, label, explanation, changedBy, changedOn, version } = rule;
  return (
    <SidePane title={label} closeTo="/moderation/rules">
      <p className="text-sm wrap-anywhere">{explanation}</p>
      {changedOn && (
        <p className="text-sm text-muted">
          Changed by {changedBy}, {dateTimeText(changedOn)}
        </p>
      )}
      <RuleForm key={version} rule={rule} />
      <HistoryList targetKind="screening-rule" targetID={ruleID} />
    </SidePane>
  );
}

/** The rules by which postings are screened. */
export function Component() {
  const rules = useStaffQuery(listScreeningRules, {});
  const { data } = rules;
  const { ruleID } = useParams();
  const navigate = useNavigate();
  const open = data?.find((rule) => rule.ruleID === ruleID);
  return (
    <ListScreen
      title="Screening rules"
      actions={
        <LinkButton to="/moderation" variant="secondary" size="small">
          Moderation
        </LinkButton>
      }
      list={rules}
      pane={
        ruleID !== undefined && (
          <RowPane noun="Rule" id={ruleID} closeTo="/moderation/rules" row={open} lookup={rules}>
            {(rule) => <RulePane key={ruleID} rule={rule} />}
          </RowPane>
        )
      }
      label="Rules"
      rows={data}
      columns={open ? columns.filter(({ phone }) => phone !== false) : columns}
      rowKey={(rule) => rule.ruleID}
      rowLabel={({ label }) => label}
      onOpen={(rule) => void navigate(`/moderation/rules/${rule.ruleID}`)}
      openKey={open?.ruleID}
      empty="There are no rules"
    />
  );
}
