import { listStaffPlans, type StaffPlan } from '@aarambh/contract';
import { useState } from 'react';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { Badge, Button, LinkButton, Sheet } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, ListScreen, RowPane, useKeys, useOpenRow } from '../../ui/index.ts';
import { PlanForm } from './plan-form.tsx';
import { kindLabels } from './plan-kind-labels.ts';
import { PlanPane } from './plan-pane.tsx';

/** The next regular price of a plan, next to the current one. */
function NextPrice({ plan }: { plan: StaffPlan }) {
  const next = plan.changes.findLast(({ status, fromCtc }) => status === 'waiting' && fromCtc === null);
  return next ? `${exactRupees(next.price)} from ${dateText(next.startsOn)}` : '–';
}

const columns: Column<StaffPlan>[] = [
  { header: 'Plan', cell: ({ name }) => name },
  { header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  { header: 'Price without tax', align: 'end', cell: ({ price }) => exactRupees(price) },
  { header: 'Next price', align: 'end', cell: (plan) => <NextPrice plan={plan} /> },
  {
    header: 'Valid',
    phone: false,
    cell: ({ validityDays, billingCycle }) => `${validityDays} days${billingCycle ? `, ${billingCycle}` : ''}`,
  },
  { header: 'Sold', align: 'end', phone: false, cell: ({ sold }) => sold.toLocaleString('en-IN') },
  {
    header: 'Status',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'On sale' : 'Not on sale'}</Badge>
    ),
  },
];

/** Plans and prices. */
export function Component() {
  const plans = useStaffQuery(listStaffPlans, {});
  const { data } = plans;
  const [isCreating, setCreating] = useState(false);
  const { openID, closeTo, open } = useOpenRow('/offer', 'planID');
  const row = data?.find(({ planID }) => planID === openID);
  useKeys([{ key: 'n', label: 'New plan', run: () => setCreating(true) }]);

  return (
    <ListScreen
      title="Plans and prices"
      actions={
        <>
          <LinkButton to="/offer/coupons" variant="secondary" size="small">
            Coupons
          </LinkButton>
          <Button size="small" onClick={() => setCreating(true)}>
            New plan
          </Button>
        </>
      }
      list={plans}
      pane={
        openID !== undefined && (
          <RowPane noun="Plan" id={openID} {...{ closeTo, row }} lookup={plans}>
            {(plan) => <PlanPane key={openID} plan={plan} closeTo={closeTo} />}
          </RowPane>
        )
      }
      label="Plans"
      rows={data}
      columns={openID === undefined ? columns : columns.filter(({ phone }) => phone !== false)}
      rowKey={(plan) => plan.planID}
      rowLabel={({ name }) => name}
      onOpen={(plan) => open(plan.planID)}
      openKey={openID}
      empty="There are no plans"
    >
      <Sheet title="New plan" open={isCreating} onClose={() => setCreating(false)}>
        {isCreating && <PlanForm onDone={() => setCreating(false)} />}
      </Sheet>
    </ListScreen>
  );
}
