import { z } from 'zod';
import { authResponse, PASSWORD_MAX, PASSWORD_MIN } from '../accounts/accounts.ts';
import { consentFields } from '../accounts/personal-data.ts';
import { call } from '../call.ts';
import { idInBody, textInQuery, typedText } from '../fields.ts';
import { mobileNumber } from '../mobile-number.ts';
import { rupeesOnWire } from '../money.ts';
import { paymentConfirmation } from './payments.ts';
import { purchaseAmounts } from './purchase-amounts.ts';

/** Error text for an unknown or expired key of a stored plan (commerce §8). */
export const GUEST_PLAN_GONE = 'Invalid Key or Key is expired';

/** Contact of a guest (commerce §5). */
export const guestContact = z.strictObject({
  email: z
    .string('Email is required.')
    .trim()
    .min(1, 'Email is required.')
    .max(50, 'Email cannot exceed 50 characters.')
    .pipe(z.email('Invalid Email.')),
  countryID: z
    .number('Country is required.')
    .int()
    .min(1, 'Country must be selected.')
    .max(100_000, 'Country must be selected.'),
  mobileNo: mobileNumber({
    required: 'Mobile number is required.',
    tooLong: 'Mobile number cannot exceed 10 digits.',
    notDigits: 'Mobile number must contain only digits.',
  }),
});
export type GuestContact = z.infer<typeof guestContact>;

/** The quick guest purchase (commerce §3). */
export const guestPurchase = guestContact.extend({
  comboPlanID: idInBody(),
  ...purchaseAmounts,
  /** Ours. */
  ctc: z.number().int().min(0).max(999_999_999).optional(),
  expectedCtc: z.number().int().min(0).max(999_999_999).optional(),
  experience: z.number().min(0).max(60).optional(),
  stateID: z.number().int().min(1).max(2_147_483_647).optional(),
});

export const saveComboPlanGuestPurchase = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/SaveComboPlanGuestPurchase',
  summary: 'Save the purchase of a guest and create its payment order.',
  source: 'commerce §3, §7; id, secret, key and amount are ours',
  access: 'visitor',
  body: guestPurchase,
  reply: {
    kind: 'json',
    schema: z.object({
      errorMessage: z.string(),
      razorPayOrderID: z.string(),
      /** Ours: purchase id and its secret, which gives access to the purchase; key id of the provider; `amount` in paise. */
      comboGuestPurchaseID: z.number().int(),
      rid: z.string(),
      razorPayKeyID: z.string(),
      amount: z.number().int(),
    }),
  },
  limit: { max: 30, perSeconds: 600 },
});

export const checkUserExistence = call({
  method: 'GET',
  path: 'ComboPlanGuestPurchase/CheckUserExistence',
  summary: 'Whether the email has an account. Rate limited against account enumeration.',
  source: 'commerce §7; security 13',
  access: 'visitor',
  query: z.strictObject({ email: guestContact.shape.email, mobileNo: textInQuery(30) }),
  reply: { kind: 'json', schema: z.boolean() },
  limit: { max: 10, perSeconds: 600 },
});

export const verifyGuestPayment = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/VerifyPayment',
  summary: "Verify a guest's payment.",
  source: 'commerce §3, §7',
  access: 'visitor',
  query: paymentConfirmation,
  reply: { kind: 'json', schema: z.object({ success: z.boolean(), id: z.number().int() }) },
  limit: { max: 120, perSeconds: 60 },
});

export const reportGuestFailure = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/UpdateFailureStatus',
  summary: 'Record that the browser reports a failed payment.',
  source: 'commerce §7',
  access: 'visitor',
  query: paymentConfirmation.pick({ razorpay_order_id: true }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 120, perSeconds: 60 },
});

export const guestDetails = z.object({
  comboGuestPurchaseID: z.number().int(),
  isAccountCreated: z.boolean(),
  email: z.string(),
  countryCode: z.string(),
  mobileNo: z.string(),
  /** Ours, for the quick checkout: amount and payment status. */
  isPaid: z.boolean(),
  planName: z.string(),
  netAmount: rupeesOnWire(),
  razorPayOrderID: z.string(),
  razorPayKeyID: z.string(),
  amount: z.number().int(),
});
export type GuestDetails = z.infer<typeof guestDetails>;

export const getGuestDetails = call({
  method: 'GET',
  path: 'ComboPlanGuestPurchase/GetGuestDetails/{id}/{rid}',
  summary: "A guest's purchase by id and secret; comboGuestPurchaseID is 0 when none matches.",
  source: 'commerce §7; meaning of the parameters: decisions',
  access: 'visitor',
  params: z.strictObject({ id: z.string().regex(/^\d{1,10}$/), rid: z.string().min(1).max(200) }),
  reply: { kind: 'json', schema: guestDetails },
  limit: { max: 120, perSeconds: 600 },
});

/** Reply of `mailPurchaseLink`, the same whether or not a mail is sent. */
export const PURCHASE_LINK_MAILED =
  'If this purchase can still be paid, we have sent a link to its email address. Open it on this device.';

export const mailPurchaseLink = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/MailPurchaseLink',
  summary: 'Mail a guest a link that continues an unpaid purchase in another browser.',
  source: 'ours: a guest purchase begun elsewhere (decision 13)',
  access: 'visitor',
  body: z.strictObject({ comboGuestPurchaseID: idInBody(), razorPayOrderID: z.string().min(1).max(100) }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 10, perSeconds: 600 },
});

/** The plan stored for a guest between checkout and registration (commerce §3). */
export const guestPlan = z.strictObject({
  planID: idInBody(),
  discountID: z.number().int().min(0).max(2_147_483_647),
  discountType: z.enum(['Fixed', 'Percentage', '']),
  discountValue: z.number().min(0).max(99_999_999),
  amountAfterDiscount: rupeesOnWire(),
  price: rupeesOnWire(),
  cgst: rupeesOnWire(),
  sgst: rupeesOnWire(),
  igst: rupeesOnWire(),
  gst: rupeesOnWire(),
  totalPrice: rupeesOnWire(),
  ctc: z.number().int().min(0).max(999_999_999).optional(),
  expectedCtc: z.number().int().min(0).max(999_999_999).optional(),
  experience: z.number().min(0).max(60).optional(),
  stateID: z.number().int().min(1).max(2_147_483_647).optional(),
});
export type GuestPlan = z.infer<typeof guestPlan>;

export const savePlanToRedis = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/SavePlanToRedis',
  summary: 'Store a plan for one hour and return its key.',
  source: 'commerce §3, §7',
  access: 'visitor',
  body: guestPlan,
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 60, perSeconds: 600 },
});

export const getPlanFromRedis = call({
  method: 'GET',
  path: 'ComboPlanGuestPurchase/GetPlanFromRedis',
  summary: 'The plan stored under a key.',
  source: 'commerce §7, §8',
  access: 'visitor',
  query: z.strictObject({ key: z.string(GUEST_PLAN_GONE).min(1, GUEST_PLAN_GONE).max(200, GUEST_PLAN_GONE) }),
  reply: { kind: 'json', schema: guestPlan },
  errors: ['not_found'],
});

/** The form that creates an account from a paid guest purchase (commerce §5). */
export const createAccountForm = z.strictObject({
  comboGuestPurchaseID: idInBody(),
  fullName: typedText('Full Name is required.', 200, 'Full Name cannot exceed 200 characters.'),
  password: z
    .string('Password is required.')
    .min(1, 'Password is required.')
    .min(PASSWORD_MIN, `Minimum ${PASSWORD_MIN} characters required`)
    .max(PASSWORD_MAX, `Password cannot exceed ${PASSWORD_MAX} characters.`),
  /** Ours: the purchase's secret, so that only its buyer can create an account from it. */
  rid: z.string('This link is not valid.').min(1, 'This link is not valid.').max(200),
  ...consentFields,
});
export type CreateAccountForm = z.infer<typeof createAccountForm>;

export const createAccount = call({
  method: 'POST',
  path: 'ComboPlanGuestPurchase/CreateAccount',
  summary: 'Create an account from a paid guest purchase, once, and sign it in.',
  source: 'commerce §7',
  access: 'visitor',
  recognises: true,
  body: createAccountForm,
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 20, perSeconds: 600 },
});

export const guestPurchaseCalls = {
  saveComboPlanGuestPurchase,
  checkUserExistence,
  verifyGuestPayment,
  reportGuestFailure,
  getGuestDetails,
  mailPurchaseLink,
  savePlanToRedis,
  getPlanFromRedis,
  createAccount,
};
