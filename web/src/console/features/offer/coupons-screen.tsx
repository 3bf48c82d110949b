import { couponStates, endCoupon, listStaffCoupons, type StaffCoupon } from '@aarambh/contract';
import { useState } from 'react';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { Badge, Button, LinkButton, RetryAlert, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import {
  askReason,
  type Column,
  ConsolePage,
  DataTable,
  FilterBar,
  FilterSearch,
  FilterSelect,
  HistoryList,
  Presence,
  useFilters,
  useKeys,
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

/** Coupons with their uses. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { text, state } = filters;
  const { data, total, error, isBusy, reload } = useStaffQuery(
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
  const [isCreating, setCreating] = useState(false);
  const [openID, setOpenID] = useState<number>();
  const open = data?.find(({ couponID }) => couponID === openID);
  useKeys([{ key: 'n', label: 'New coupon', run: () => setCreating(true) }]);

  return (
    <ConsolePage
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
    >
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSearch label="Code" value={text} onChange={(next) => setFilters({ text: next })} />
        <FilterSelect
          label="Status"
          options={stateOptions}
          value={state}
          onChange={(next) => setFilters({ state: next })}
        />
      </FilterBar>
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <DataTable
          label="Coupons"
          rows={data}
          columns={columns}
          rowKey={({ couponID }) => couponID}
          rowLabel={({ code }) => code}
          onOpen={({ couponID }) => setOpenID(couponID)}
          {...{ total, page }}
          empty={isFiltered ? 'No coupon matches these filters' : 'There are no coupons'}
          busy={isBusy}
        />
      )}
      <Sheet title="New coupon" open={isCreating} onClose={() => setCreating(false)}>
        {isCreating && <CouponForm onDone={() => setCreating(false)} />}
      </Sheet>
      <Sheet title={open?.code ?? ''} open={open !== undefined} onClose={() => setOpenID(undefined)}>
        {open && <Coupon coupon={open} onDone={() => setOpenID(undefined)} />}
      </Sheet>
    </ConsolePage>
  );
}

/** One coupon: its limits, its end and its history. */
function Coupon({ coupon, onDone }: { coupon: StaffCoupon; onDone: () => void }) {
  const { couponID, code, state, maxUsesPerBuyer, isListed } = coupon;
  const { run, busy } = useStaffAction(endCoupon, { invalidates: [listStaffCoupons] });

  async function end() {
    onDone();
    const reason = await askReason({
      title: `End coupon ${code}`,
      text: 'It ends immediately. Orders with it keep their discount, and the code can be reused.',
      confirmLabel: 'End the coupon',
      danger: true,
    });
    if (reason) await run({ body: { couponID, reason } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Presence kind="coupon" id={couponID} />
      <p>
        {discountOf(coupon)} off {coupon.cycles.join(', ')}. Used {usesOf(coupon)}
        {maxUsesPerBuyer !== null &&
          `, by each buyer at most ${maxUsesPerBuyer === 1 ? 'once' : `${maxUsesPerBuyer} times`}`}
        . {isListed ? 'Shown at checkout.' : 'Not shown at checkout.'}
      </p>
      {state !== 'ended' && (
        <Button variant="secondary" busy={busy} onClick={() => void end()}>
          End the coupon
        </Button>
      )}
      <HistoryList targetKind="coupon" targetID={couponID} />
    </div>
  );
}
