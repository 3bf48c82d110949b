import type { DiscountCoupon, PlanKind, Quote } from '@aarambh/contract';
import type { PlanFields } from '../plans/index.ts';

/** A checkout stored in this tab for its payment step (commerce §3). Amounts in rupees, as quoted. */
export interface StoredCheckout {
  kind: PlanKind;
  planID: number;
  planName: string;
  /** One billing cycle, without tax. */
  planPrice: number;
  /** Billing cycles of a subscription; 1 for the other kinds. */
  months: number;
  /** `stateID` of StateMasterAPI. */
  stateID: number;
  /** Whole rupees a year; 0 for the regular plan. */
  ctc: number;
  expectedCtc: number;
  experience: number;
  couponID: number;
  discountType: DiscountCoupon['discountType'];
  discountValue: number;
  amountAfterDiscount: number;
  cgst: number;
  sgst: number;
  igst: number;
  gst: number;
  totalPrice: number;
  features: PlanFields;
}

const text = (raw: string): string => raw;
const flag = (raw: string): boolean => raw === 'true';
const list = (raw: string): unknown => JSON.parse(raw);

/** Parser of each stored value; the names are the storage keys (commerce §3), except kind, months, State and CTC: ours. */
const valueParsers = {
  kind: text,
  planID: Number,
  planName: text,
  planPrice: Number,
  months: Number,
  stateID: Number,
  ctc: Number,
  expectedCtc: Number,
  experience: Number,
  couponID: Number,
  discountType: text,
  discountValue: Number,
  amountAfterDiscount: Number,
  cgst: Number,
  sgst: Number,
  igst: Number,
  gst: Number,
  totalPrice: Number,
} satisfies Record<Exclude<keyof StoredCheckout, 'features'>, (raw: string) => unknown>;

const featureParsers = {
  billingCycle: text,
  vacancies: Number,
  priorityListing: flag,
  verifiedTag: flag,
  cvCorrection: flag,
  guarantedCalls: Number,
  interviewAssesmentDays: Number,
  validityInDays: Number,
  freeInterviewReplacement: flag,
  resumeRewrite: flag,
  resumeCoverLetter: flag,
  oneToOneCounselling: flag,
  feature: list,
  features: list,
  complementaryList: list,
  recommended: flag,
} satisfies Record<keyof PlanFields, (raw: string) => unknown>;

type Parsers = Record<string, (raw: string) => unknown>;

function write(values: object): void {
  for (const [key, value] of Object.entries(values))
    sessionStorage.setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function read(parsers: Parsers): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, parse] of Object.entries(parsers)) {
    const raw = sessionStorage.getItem(key);
    if (raw !== null) found[key] = parse(raw);
  }
  return found;
}

/** Deletes the checkout of this tab, after a payment whether successful or not. */
export function clearStoredCheckout(): void {
  for (const key of Object.keys({ ...valueParsers, ...featureParsers })) sessionStorage.removeItem(key);
}

/**
 * Stores a checkout for the payment step and replaces an earlier one.
 * @throws {DOMException} when the browser blocks storage for this site
 */
export function storeCheckout({ features, ...values }: StoredCheckout): void {
  clearStoredCheckout();
  write({ ...values, ...features });
}

/** The checkout stored in this tab; undefined when there is none or it is incomplete (an old or foreign entry). */
export function readStoredCheckout(): StoredCheckout | undefined {
  try {
    const values = read(valueParsers);
    const isComplete = Object.keys(valueParsers).every((key) => key in values && !Number.isNaN(values[key]));
    return isComplete ? ({ ...values, features: read(featureParsers) } as unknown as StoredCheckout) : undefined;
  } catch {
    return undefined;
  }
}

/** The amounts of a quote under the names of a stored checkout. */
export const amountsOf = (
  quote: Quote,
): Pick<
  StoredCheckout,
  | 'planPrice'
  | 'couponID'
  | 'discountType'
  | 'discountValue'
  | 'amountAfterDiscount'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'gst'
  | 'totalPrice'
> => ({
  planPrice: quote.price,
  couponID: quote.couponID,
  discountType: quote.discountType,
  discountValue: quote.discountValue,
  amountAfterDiscount: quote.amountAfterDiscount,
  cgst: quote.cgst,
  sgst: quote.sgst,
  igst: quote.igst,
  gst: quote.gst,
  totalPrice: quote.netAmount,
});
