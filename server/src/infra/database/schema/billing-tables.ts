import type { PlanKind } from '@aarambh/contract';
import type { Generated } from 'kysely';

/** Amounts are paise, CTC is whole rupees a year. */
interface Plans {
  id: Generated<number>;
  kind: PlanKind;
  name: string;
  /** Of one billing cycle for a subscription, without tax. */
  price_paise: number;
  billing_cycle: 'Monthly' | 'Yearly' | null;
  /** Of one billing cycle for a subscription. */
  validity_days: number;
  vacancies: Generated<number>;
  priority_listing: Generated<boolean>;
  verified_tag: Generated<boolean>;
  cv_correction: Generated<boolean>;
  cover_letter: Generated<boolean>;
  guaranteed_calls: Generated<number>;
  assessment_days: Generated<number>;
  free_interview_replacement: Generated<boolean>;
  resume_rewrite: Generated<boolean>;
  counselling: Generated<boolean>;
  features: Generated<string[]>;
  complementary: Generated<string[]>;
  recommended: Generated<boolean>;
  active: Generated<boolean>;
  sort_order: Generated<number>;
  /** Highest CTC for the regular price; null for no limit. */
  good_to_go_ctc: number | null;
  sac: Generated<string>;
}

/** A price of a plan for a CTC of at least `from_ctc`, up to the next band. */
interface PlanCtcBands {
  plan_id: number;
  from_ctc: number;
  price_paise: number;
}

/** A price of a plan from a moment on, in paise without tax: waiting, applied or cancelled. */
interface PlanPriceChanges {
  id: Generated<number>;
  plan_id: number;
  /** Of a CTC band; null for the regular price. */
  from_ctc: number | null;
  old_price_paise: number;
  price_paise: number;
  starts_at: Date;
  asked_by: string;
  approved_by: string;
  /** Null where only the names are known. */
  asked_by_id: Generated<number | null>;
  approved_by_id: Generated<number | null>;
  reason: string;
  created_at: Date;
  applied_at: Date | null;
  cancelled_at: Date | null;
}

interface Coupons {
  /** Random, so that ids cannot be enumerated. */
  id: number;
  code: string;
  audience: string;
  /** Billing cycles and kinds of plan it is valid for. */
  cycles: string[];
  discount_type: 'Fixed' | 'Percentage';
  /** Paise for Fixed, hundredths of a percent for Percentage. */
  discount_value: number;
  starts_at: Date;
  ends_at: Date;
  max_uses: number | null;
  max_uses_per_buyer: number | null;
  listed: Generated<boolean>;
  active: Generated<boolean>;
}

/** Purchases of all four kinds of plan, of accounts and guests. Amounts are paise. */
interface Purchases {
  id: Generated<number>;
  account_id: number | null;
  kind: PlanKind;
  plan_id: number;
  plan: unknown;
  months: Generated<number>;
  coupon_id: number | null;
  price_paise: number;
  discount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  state_id: number;
  order_id: string | null;
  payment_id: string | null;
  /** Changes in this order only. */
  status: Generated<'created' | 'paid' | 'refunded'>;
  created_at: Date;
  /** When a browser first reported a failed payment; not evidence about the payment. */
  reported_failed_at: Date | null;
  paid_at: Date | null;
  /** When it is next checked with the provider, or until when it is leased for a check; null for never. */
  next_check_at: Date | null;
  checks: Generated<number>;
  /** The first unpaid purchase of the same account and plan, or null when this is it. */
  attempt_of: number | null;
  guest_email: string | null;
  guest_country_id: number | null;
  guest_mobile_no: string | null;
  guest_account_made_at: Date | null;
}

interface PaymentInitiatives {
  id: Generated<number>;
  account_id: number;
  plan_id: number;
  coupon_id: number | null;
  noted_at: Date;
}

/** Received webhook events of the provider; the event id ensures idempotency. */
interface PaymentEvents {
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: Date;
  settled_at: Date | null;
}

/** Grants: the entitlements of purchased plans and their use. */
interface PurchasedPlans {
  id: Generated<number>;
  account_id: number;
  plan_name: string;
  starts_at: Date;
  expires_at: Date;
  purchase_id: number | null;
  kind: Generated<PlanKind>;
  vacancies: Generated<number>;
  vacancies_used: Generated<number>;
  guaranteed_calls: Generated<number>;
  guaranteed_calls_used: Generated<number>;
  priority_listing: Generated<boolean>;
  verified_tag: Generated<boolean>;
  cv_correction: Generated<boolean>;
  /** Set when it ended early because of a refund. */
  ended_at: Date | null;
  acknowledged_at: Date | null;
  /** When the expiry reminder was queued. */
  reminded_at: Date | null;
  /** When the expiry notice was queued. */
  end_told_at: Date | null;
}

interface ServiceItems {
  id: Generated<number>;
  purchased_plan_id: number;
  account_id: number;
  service_name: string;
  description: Generated<string>;
  status: Generated<'Not Started' | 'In Progress' | 'Completed'>;
  processing_by: Generated<string>;
  started_at: Date | null;
  completed_at: Date | null;
  /** The staff member who claimed it. */
  owner_id: Generated<number | null>;
  /** Incremented by every change of staff. */
  version: Generated<number>;
}

/** What a service item was before a move, so that the last move can be undone. */
interface ServiceItemMoves {
  id: Generated<number>;
  service_item_id: number;
  status_before: 'Not Started' | 'In Progress' | 'Completed';
  processing_by_before: string;
  started_at_before: Date | null;
  completed_at_before: Date | null;
  moved_at: Date;
  moved_by: string;
  undone_at: Generated<Date | null>;
}

interface InvoiceCounters {
  series: string;
  financial_year: string;
  last_number: number;
}

/** Immutable. */
interface Invoices {
  id: Generated<number>;
  number: string;
  kind: 'invoice' | 'credit-note';
  purchase_id: number;
  issued_at: Date;
  total_paise: number;
  content: unknown;
}

interface Refunds {
  id: Generated<number>;
  purchase_id: number;
  payment_id: string;
  /** Refunds of the payment are numbered from 1. */
  number: Generated<number>;
  amount_paise: number;
  reason: string;
  status: Generated<'requested' | 'processed' | 'failed'>;
  provider_refund_id: string | null;
  requested_at: Date;
  processed_at: Date | null;
  /** When it is next checked with the provider, or until when it is leased for a check; null for never. */
  next_check_at: Date | null;
  /** Number of refund requests to the provider, from 1; each has its own idempotency key. */
  tries: Generated<number>;
}

/** Tables of plans, purchases, payments and service items. */
export interface BillingTables {
  plans: Plans;
  plan_ctc_bands: PlanCtcBands;
  plan_price_changes: PlanPriceChanges;
  coupons: Coupons;
  purchases: Purchases;
  payment_initiatives: PaymentInitiatives;
  payment_events: PaymentEvents;
  purchased_plans: PurchasedPlans;
  service_items: ServiceItems;
  service_item_moves: ServiceItemMoves;
  invoice_counters: InvoiceCounters;
  invoices: Invoices;
  refunds: Refunds;
}
