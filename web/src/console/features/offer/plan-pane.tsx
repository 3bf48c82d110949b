import { cancelPriceChange, endPlan, listStaffPlans, offerPlanAgain, type StaffPlan } from '@aarambh/contract';
import { useState } from 'react';
import { exactRupees, rupees } from '../../../platform/text/format.ts';
import { Button, KeyValueList, Sheet } from '../../../ui/index.ts';
import { staffApi, useStaffAction } from '../../api/index.ts';
import { askReason, HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { kindLabels } from './plan-kind-labels.ts';
import { PriceChanges } from './price-changes.tsx';
import { PriceForm } from './price-form.tsx';

const invalidates = [listStaffPlans];

/** A plan beside the list: its prices, what it contains and what was changed. */
export function PlanPane({ plan, closeTo }: { plan: StaffPlan; closeTo: string }) {
  const { planID, name, isActive, bands, contents, goodToGoCtc } = plan;
  const [isPricing, setPricing] = useState(false);
  const end = useStaffAction(endPlan, {
    invalidates,
    undo: () => staffApi(offerPlanAgain, { body: { planID, reason: 'Undone' } }),
  });
  const offer = useStaffAction(offerPlanAgain, { invalidates });
  const cancel = useStaffAction(cancelPriceChange, { invalidates });
  useKeys([{ key: 'e', label: 'Change the price', run: () => setPricing(true) }]);

  async function changeOffer() {
    const reason = await askReason({
      title: isActive ? `Withdraw ${name} from sale` : `Offer ${name} again`,
      text: isActive ? 'Existing buyers keep it.' : `It costs ${exactRupees(plan.price)} without tax.`,
      confirmLabel: isActive ? 'Withdraw' : 'Put on sale',
    });
    if (reason) await (isActive ? end : offer).run({ body: { planID, reason } });
  }

  async function cancelChange(changeID: number) {
    const reason = await askReason({
      title: 'Cancel the new price',
      text: 'The current price does not change.',
      confirmLabel: 'Cancel the new price',
    });
    if (reason) await cancel.run({ body: { changeID, reason } });
  }

  return (
    <SidePane
      title={name}
      row={{ kind: 'plan', id: planID, isEditing: isPricing }}
      closeTo={closeTo}
      actions={
        <>
          <Button size="small" onClick={() => setPricing(true)}>
            Change the price
          </Button>
          <Button size="small" variant="secondary" busy={end.busy || offer.busy} onClick={() => void changeOffer()}>
            {isActive ? 'Withdraw from sale' : 'Put on sale again'}
          </Button>
        </>
      }
    >
      <KeyValueList
        items={[
          { label: 'Kind', value: kindLabels[plan.kind] },
          { label: 'Price without tax', value: exactRupees(plan.price) },
          { label: 'Valid', value: `${plan.validityDays} days` },
          { label: 'Billing cycle', value: plan.billingCycle },
          { label: 'Sold', value: plan.sold.toLocaleString('en-IN') },
          { label: 'Regular price up to a CTC of', value: goodToGoCtc === null ? 'Any' : rupees(goodToGoCtc) },
          ...bands.map((band) => ({ label: `From a CTC of ${rupees(band.fromCtc)}`, value: exactRupees(band.price) })),
          { label: 'Contains', value: contents.join(', ') },
        ]}
      />
      <PriceChanges changes={plan.changes} onCancel={(changeID) => void cancelChange(changeID)} />
      <HistoryList targetKind="plan" targetID={planID} />
      <Sheet title={`Price of ${name}`} open={isPricing} onClose={() => setPricing(false)}>
        {isPricing && <PriceForm plan={plan} onDone={() => setPricing(false)} />}
      </Sheet>
    </SidePane>
  );
}
