import { COUPON_INVALID, type CouponCycle, type DiscountCoupon } from '@aarambh/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { Button, Card, TextField } from '../../../ui/index.ts';
import { couponText } from './coupon-text.ts';
import { findCoupon } from './coupons.api.ts';

interface CouponBoxProps {
  /** The coupons to choose from. */
  coupons: readonly DiscountCoupon[];
  cycle: CouponCycle;
  chosen: DiscountCoupon | undefined;
  /** Why the last coupon was rejected; empty when it was not. */
  rejection: string;
  onChoose: (coupon: DiscountCoupon | undefined) => void;
}

function CouponList({ coupons, chosen, onChoose }: Pick<CouponBoxProps, 'coupons' | 'chosen' | 'onChoose'>) {
  const name = useId();
  if (coupons.length === 0) return null;
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="text-sm text-muted">Choose a coupon</legend>
      {coupons.map((coupon) => (
        <label
          key={coupon.couponID}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            checked={coupon.couponID === chosen?.couponID}
            onChange={() => onChoose(coupon)}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">
            <strong className="font-semibold wrap-anywhere">{coupon.couponCode}</strong> {couponText(coupon)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A discount coupon, chosen from the list or typed (commerce §2). Its amount is part of the quote. */
export function CouponBox({ coupons, cycle, chosen, rejection, onChoose }: CouponBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  function choose(coupon: DiscountCoupon | undefined) {
    setError('');
    onChoose(coupon);
  }

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const typed = code.trim();
    const coupon = typed ? await findCoupon(api, typed, cycle) : undefined;
    setBusy(false);
    if (coupon) choose(coupon);
    else {
      setError(COUPON_INVALID);
      field.current?.focus();
    }
  }

  return (
    <Card as="section" aria-label="Discount Coupon">
      <h2 className="mb-3">Discount Coupon</h2>
      <CouponList coupons={coupons} chosen={chosen} onChoose={choose} />
      <form onSubmit={apply} noValidate className="flex items-start gap-2">
        <TextField
          ref={field}
          className="min-w-0 flex-1"
          label="Coupon code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
          }}
          error={error || rejection || undefined}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" className="mt-6.5" busy={busy}>
          Apply
        </Button>
      </form>
      <div role="status" className="mt-3 flex min-h-11 items-center justify-between gap-2">
        {chosen ? (
          <>
            <span className="min-w-0 font-medium text-good wrap-anywhere">
              {chosen.couponCode} applied: {couponText(chosen)}
            </span>
            <Button
              variant="quiet"
              className="-me-4"
              onClick={() => choose(undefined)}
              aria-label={`Remove ${chosen.couponCode}`}
            >
              Remove
            </Button>
          </>
        ) : (
          <span className="text-sm text-muted">No coupon applied</span>
        )}
      </div>
    </Card>
  );
}
