import { type CouponCycle, couponCycles } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import { createCoupon, endCoupon } from '../../features/billing/coupons/index.ts';
import { DAY_MS } from '../../lib/clock.ts';
import type { Command } from './command.ts';

/** 10% or 12.5%, or rupees such as 250 or 99.50; both are kept in hundredths. */
function discountOf(text = ''): { discountType: 'Fixed' | 'Percentage'; discountValue: number } {
  const [, whole, fraction = '', percent] = /^(\d{1,7})(?:\.(\d{1,2}))?(%?)$/.exec(text) ?? [];
  const discountValue = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!discountValue) throw new SettingError('Say how much it takes off behind the code: 10% or, in rupees, 250.');
  return { discountType: percent ? 'Percentage' : 'Fixed', discountValue };
}

function cyclesOf(text = ''): CouponCycle[] {
  const named = text.split(',').map((name) => name.trim().toLowerCase());
  const cycles = couponCycles.filter((cycle) => named.includes(cycle.toLowerCase()));
  if (cycles.length === 0 || cycles.length !== named.length)
    throw new SettingError(`Say what it counts for with --for, one or more of: ${couponCycles.join(', ')}.`);
  return cycles;
}

/** The first moment of a day in India. */
function dayOf(option: string, text = ''): Date {
  const day = new Date(`${text}T00:00:00+05:30`);
  // A day its month does not have would pass for one of the next month.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || new Date(text).toJSON()?.slice(0, 10) !== text)
    throw new SettingError(`Say a day such as 2026-12-31 with --${option}.`);
  return day;
}

function limitOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new SettingError(`Say a number from 1 up with --${option}.`);
  return Number(text);
}

export const couponCommands: Record<string, Command> = {
  'create-coupon': {
    usage:
      'create-coupon CODE 10%|RUPEES --for "Monthly,Combo" --until DAY [--from DAY] [--max-uses N] [--per-buyer N] [--unlisted]',
    does: 'makes a coupon that counts until the end of a day in India; unlisted ones are found only by their code',
    async run({ db, clock }, [code = '', discount], options) {
      await createCoupon(db, {
        code,
        ...discountOf(discount),
        cycles: cyclesOf(options.for),
        startsAt: options.from === undefined ? clock.now() : dayOf('from', options.from),
        endsAt: new Date(dayOf('until', options.until).getTime() + DAY_MS),
        maxUses: limitOf('max-uses', options['max-uses']),
        maxUsesPerBuyer: limitOf('per-buyer', options['per-buyer']),
        listed: !options.unlisted,
      });
      return `Coupon ${code.trim()} counts until the end of ${options.until}.`;
    },
  },
  'end-coupon': {
    usage: 'end-coupon CODE',
    does: 'ends a coupon at once; orders made with it keep their price',
    async run({ db }, [code = '']) {
      await endCoupon(db, code);
      return `Coupon ${code.trim()} is over.`;
    },
  },
};
