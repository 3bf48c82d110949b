import { type CouponCycle, couponCycles } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import { createCoupon, endCoupon } from '../../features/billing/coupons/index.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { parseIst } from '../../lib/india-time/ist.ts';
import type { Command } from './command.ts';

/** Parses a discount: a percentage such as 12.5%, or rupees such as 99.50. The value is in hundredths. */
function parseDiscount(text = ''): { discountType: 'Fixed' | 'Percentage'; discountValue: number } {
  const [, whole, fraction = '', percent] = /^(\d{1,7})(?:\.(\d{1,2}))?(%?)$/.exec(text) ?? [];
  const discountValue = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!discountValue)
    throw new SettingError('Give the discount after the code: a percentage such as 10%, or rupees such as 250.');
  return { discountType: percent ? 'Percentage' : 'Fixed', discountValue };
}

function parseCycles(text = ''): CouponCycle[] {
  const named = text.split(',').map((name) => name.trim().toLowerCase());
  const cycles = couponCycles.filter((cycle) => named.includes(cycle.toLowerCase()));
  if (cycles.length === 0 || cycles.length !== named.length)
    throw new SettingError(`Give the plans it is valid for with --for, one or more of: ${couponCycles.join(', ')}.`);
  return cycles;
}

/** Parses a date; returns the start of that day in India. */
function parseDay(option: string, text = ''): Date {
  const day = parseIst(`${text} 00:00`);
  if (!day) throw new SettingError(`Give a date such as 2026-12-31 with --${option}.`);
  return day;
}

function parseLimit(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new SettingError(`Give a whole number of at least 1 with --${option}.`);
  return Number(text);
}

export const couponCommands: Record<string, Command> = {
  'create-coupon': {
    usage:
      'create-coupon CODE 10%|RUPEES --for "Monthly,Combo" --until DAY [--from DAY] [--max-uses N] [--per-buyer N] [--unlisted]',
    summary:
      'creates a coupon that is valid until the end of a day in India; an unlisted one is found only by its code',
    async run({ db, clock }, [code = '', discount], options) {
      await createCoupon(db, {
        code,
        ...parseDiscount(discount),
        cycles: parseCycles(options.for),
        startsAt: options.from === undefined ? clock.now() : parseDay('from', options.from),
        endsAt: new Date(parseDay('until', options.until).getTime() + DAY_MS),
        maxUses: parseLimit('max-uses', options['max-uses']),
        maxUsesPerBuyer: parseLimit('per-buyer', options['per-buyer']),
        listed: !options.unlisted,
      });
      return `Coupon ${code.trim()} is valid until the end of ${options.until}.`;
    },
  },
  'end-coupon': {
    usage: 'end-coupon CODE',
    summary: 'ends a coupon at once; existing orders keep their price',
    async run({ db }, [code = '']) {
      await endCoupon(db, code);
      return `Coupon ${code.trim()} has ended.`;
    },
  },
};
