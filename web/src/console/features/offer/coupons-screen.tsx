import { couponStates, endCoupon, listStaffCoupons, type StaffCoupon } from '@aarambh/contract';
import { useState } from 'react';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { Badge, Button, LinkButton, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import {
  askReason,
  type Column,
  FilterBar,
  FilterSearch,
  FilterSelect,
  HistoryList,
  ListScreen,
  RowPane,
  SidePane,
  useFilters,
  useKeys,
  useOpenRow,
} from '../../ui/index.ts';
import { CouponForm } from './coupon-form.tsx';

const defaults = { text: '', state: '' };
const states: Record<StaffCoupon['state'], { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'success' },
  planned: { label: 'Upcoming', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};
const stateOptions = couponStates.map((value) => ({ value, label: states[value].label }));

const discountOf = ({ discountType, discountValue }: StaffCoupon) =>
  discountType === 'Percentage' ? `${discountValue} %` : exactRupees(discountValue);
const usesOf = ({ uses, maxUses }: StaffCoupon) =>
  `${uses.toLocaleString('en-IN')}${maxUses === null ? '' : ` of ${maxUses.toLocaleString('en-IN')}`}`;

const columns: Column<StaffCoupon>[] = [
  { header: 'Code', cell: ({ code }) => code },
  { header: 'Discount', align: 'end', cell: discountOf },
  { header: 'For', cell: ({ cycles }) => cycles.join(', ') },
  {
    header: 'Days',
    cell: ({ startsOn, endsOn }) => (
      <span className="whitespace-nowrap">
        {dateText(startsOn)} – {dateText(endsOn)}
      </span>
    ),
  },
  { header: 'Uses', align: 'end', cell: usesOf },
  {
    header: 'Discount given',
    align: 'end',
    phone: false,
    cell: ({ discountGiven }) => (discountGiven ? exactRupees(discountGiven) : '–'),
  },
  { header: 'Status', cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge> },
];

/** Columns for which there is room beside an open coupon. */
const besidePane = ['Code', 'Discount', 'Status'];

/** Coupons with their uses. The open one is in the address. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { text, state } = filters;
  const list = useStaffQuery(
    listStaffCoupons,
    {
      query: {
        ...(text ? { text } : {}),
        ...(state ? { state: state as StaffCoupon['state'] } : {}),
        page: String(page),
      },
    },
    { keepPrevious: true },
  );
  const { data, total } = list;
  const [isCreating, setCreating] = useState(false);
  const { openID, closeTo, open } = useOpenRow('/offer/coupons', 'couponID');
  const lookup = useStaffQuery(
    listStaffCoupons,
    { query: { couponID: String(openID) } },
    { enabled: openID !== undefined },
  );
  const row = (lookup.data ?? data)?.find(({ couponID }) => couponID === openID);
  useKeys([{ key: 'n', label: 'New coupon', run: () => setCreating(true) }]);

  return (
    <ListScreen
      title="Coupons"
      actions={
        <>
          <LinkButton to="/offer" variant="secondary" size="small">
            Plans and prices
          </LinkButton>
          <Button size="small" onClick={() => setCreating(true)}>
            New coupon
          </Button>
        </>
      }
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch label="Code" value={text} onChange={(next) => setFilters({ text: next })} />
          <FilterSelect
            label="Status"
            options={stateOptions}
            value={state}
            onChange={(next) => setFilters({ state: next })}
          />
        </FilterBar>
      }
      pane={
        openID !== undefined && (
          <RowPane noun="Coupon" id={openID} {...{ closeTo, row, lookup }}>
            {(coupon) => <CouponPane key={openID} coupon={coupon} closeTo={closeTo} />}
          </RowPane>
        )
      }
      label="Coupons"
      rows={data}
      columns={openID === undefined ? columns : columns.filter(({ header }) => besidePane.includes(header))}
      rowKey={({ couponID }) => couponID}
      rowLabel={({ code }) => code}
      onOpen={({ couponID }) => open(couponID)}
      openKey={openID}
      {...{ total, page }}
      empty={isFiltered ? 'No coupon matches these filters' : 'There are no coupons'}
    >
      <Sheet title="New coupon" open={isCreating} onClose={() => setCreating(false)}>
        {isCreating && <CouponForm onDone={() => setCreating(false)} />}
      </Sheet>
    </ListScreen>
  );
}

/** A coupon beside the list: its limits, its end and its history. */
function CouponPane({ coupon, closeTo }: { coupon: StaffCoupon; closeTo: string }) {
  const { couponID, code, state, maxUsesPerBuyer, isListed } = coupon;
  const { run, busy } = useStaffAction(endCoupon, { invalidates: [listStaffCoupons] });

  async function end() {
    const reason = await askReason({
      title: `End coupon ${code}`,
      text: 'It ends immediately. Orders with it keep their discount, and the code can be reused.',
      confirmLabel: 'End the coupon',
      danger: true,
    });
    if (reason) await run({ body: { couponID, reason } });
  }

  return (
    <SidePane
      title={code}
      closeTo={closeTo}
      row={{ kind: 'coupon', id: couponID }}
      actions={
        state !== 'ended' && (
          <Button size="small" variant="secondary" busy={busy} onClick={() => void end()}>
            End the coupon
          </Button>
        )
      }
    >
      <p>
        {discountOf(coupon)} off {coupon.cycles.join(', ')}. Used {usesOf(coupon)}
        {maxUsesPerBuyer !== null &&
          `, by each buyer at most ${maxUsesPerBuyer === 1 ? 'once' : `${maxUsesPerBuyer} times`}`}
        . {isListed ? 'Shown at checkout.' : 'Not shown at checkout.'}
      </p>
      <HistoryList targetKind="coupon" targetID={couponID} />
    </SidePane>
  );
}
