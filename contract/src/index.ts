import { contactCalls } from './accounts.contact.ts';
import { passwordCalls } from './accounts.passwords.ts';
import { personalDataCalls } from './accounts.personal-data.ts';
import { securityCalls } from './accounts.security.ts';
import { accountCalls } from './accounts.ts';
import { applicationListCalls, applicationStaffCalls } from './applications.list.ts';
import { applicationCalls } from './applications.ts';
import type { CallDefinition } from './call.ts';
import { checkoutCalls } from './checkout.ts';
import { couponCalls } from './coupons.ts';
import { guestPurchaseCalls } from './guest-purchases.ts';
import { interviewQuestionCalls } from './interview-questions.ts';
import { interviewStaffCalls } from './interviews.staff.ts';
import { interviewCalls } from './interviews.ts';
import { jobFairStaffCalls } from './job-fairs.staff.ts';
import { jobFairCalls } from './job-fairs.ts';
import { listingCalls } from './listings.ts';
import { paymentCalls } from './payments.ts';
import { placeCalls } from './places.ts';
import { planCalls } from './plans.ts';
import { addressCalls } from './profile.address.ts';
import { pictureCalls } from './profile.picture.ts';
import { preferenceCalls } from './profile.preferences.ts';
import { workProfileCalls } from './profile.ts';
import { resumeReviewStaffCalls } from './resume-reviews.staff.ts';
import { resumeReviewCalls } from './resume-reviews.ts';
import { resumeCalls } from './resumes.ts';
import { serviceCalls, serviceStaffCalls } from './services.ts';
import { settingsCalls } from './settings.ts';
import { jobPageCalls } from './vacancies.job-pages.ts';
import { vacancyCalls } from './vacancies.ts';
import { vacancyApprovalCalls, vacancyApprovalStaffCalls } from './vacancy-approvals.ts';
import { walkInStaffCalls } from './walk-ins.staff.ts';
import { walkInCalls } from './walk-ins.ts';

export * from './accounts.contact.ts';
export * from './accounts.passwords.ts';
export * from './accounts.personal-data.ts';
export * from './accounts.security.ts';
export * from './accounts.ts';
export * from './applications.list.ts';
export * from './applications.ts';
export * from './call.ts';
export * from './checkout.ts';
export * from './coupons.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './guest-purchases.ts';
export * from './interview-questions.ts';
export * from './interviews.staff.ts';
export * from './interviews.ts';
export * from './job-fairs.staff.ts';
export * from './job-fairs.ts';
export * from './listings.ts';
export * from './money.ts';
export * from './payments.refunds.ts';
export * from './payments.ts';
export * from './places.ts';
export * from './plans.ts';
export * from './profile.address.ts';
export * from './profile.picture.ts';
export * from './profile.preferences.ts';
export * from './profile.ts';
export * from './resume-reviews.staff.ts';
export * from './resume-reviews.ts';
export * from './resumes.ts';
export * from './services.ts';
export * from './settings.ts';
export * from './vacancies.job-pages.ts';
export * from './vacancies.ts';
export * from './vacancy-approvals.ts';
export * from './walk-ins.staff.ts';
export * from './walk-ins.ts';

/** Every call of the product, by feature; the walk test, the reference page and the route check read it. */
export const calls = {
  accounts: { ...accountCalls, ...passwordCalls, ...contactCalls, ...securityCalls, ...personalDataCalls },
  settings: settingsCalls,
  vacancies: { ...vacancyCalls, ...jobPageCalls },
  resumes: resumeCalls,
  applications: { ...applicationCalls, ...applicationListCalls, ...applicationStaffCalls },
  plans: planCalls,
  coupons: couponCalls,
  checkout: checkoutCalls,
  payments: paymentCalls,
  'guest-purchases': guestPurchaseCalls,
  listings: listingCalls,
  interviews: { ...interviewCalls, ...interviewStaffCalls },
  'interview-questions': interviewQuestionCalls,
  'walk-ins': { ...walkInCalls, ...walkInStaffCalls },
  services: { ...serviceCalls, ...serviceStaffCalls },
  'resume-reviews': { ...resumeReviewCalls, ...resumeReviewStaffCalls },
  'job-fairs': { ...jobFairCalls, ...jobFairStaffCalls },
  'vacancy-approvals': { ...vacancyApprovalCalls, ...vacancyApprovalStaffCalls },
  places: placeCalls,
  profile: { ...workProfileCalls, ...addressCalls, ...preferenceCalls, ...pictureCalls },
} as const satisfies Record<string, Record<string, CallDefinition>>;

/** Every call as a flat list with its feature and name. */
export const allCalls: { feature: string; name: string; definition: CallDefinition }[] = Object.entries(calls).flatMap(
  ([feature, group]) =>
    Object.entries(group as Record<string, CallDefinition>).map(([name, definition]) => ({
      feature,
      name,
      definition,
    })),
);
