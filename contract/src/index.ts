import { accountCalls } from './accounts/accounts.ts';
import { auditLogCalls } from './accounts/audit-log.ts';
import { captchaCalls } from './accounts/captcha.ts';
import { contactCalls } from './accounts/contact.ts';
import { fullNameCalls } from './accounts/full-name.ts';
import { mobileSignInCalls } from './accounts/mobile-sign-in.ts';
import { passkeyCalls } from './accounts/passkeys.ts';
import { passwordCalls } from './accounts/passwords.ts';
import { personalDataCalls } from './accounts/personal-data.ts';
import { sessionCalls } from './accounts/sessions.ts';
import { applicationListCalls, applicationStaffCalls } from './applications/application-list.ts';
import { applicationCalls } from './applications/applications.ts';
import { checkoutCalls } from './billing/checkout.ts';
import { couponCalls } from './billing/coupons.ts';
import { guestPurchaseCalls } from './billing/guest-purchases.ts';
import { paymentCalls } from './billing/payments.ts';
import { planCalls } from './billing/plans.ts';
import { purchasedPlanCalls } from './billing/purchased-plans.ts';
import type { CallDefinition } from './call.ts';
import { companyCalls } from './companies.ts';
import { interviewQuestionCalls } from './interview-questions.ts';
import { interviewCalls } from './interviews/interviews.ts';
import { interviewStaffCalls } from './interviews/staff-interviews.ts';
import { jobFairCalls } from './job-fairs/job-fairs.ts';
import { jobFairStaffCalls } from './job-fairs/staff-job-fairs.ts';
import { jobReportCalls } from './job-reports.ts';
import { listingCalls } from './listings.ts';
import { placeCalls } from './places.ts';
import { addressCalls } from './profile/address.ts';
import { avatarCalls } from './profile/avatar.ts';
import { historyCalls } from './profile/history.ts';
import { preferenceCalls } from './profile/preferences.ts';
import { workProfileCalls } from './profile/work-profile.ts';
import { resumeReviewCalls } from './resume-reviews/resume-reviews.ts';
import { resumeReviewStaffCalls } from './resume-reviews/staff-resume-reviews.ts';
import { resumeCalls } from './resumes.ts';
import { savedJobCalls } from './saved-jobs.ts';
import { searchCalls } from './search/search.ts';
import { searchAlertCalls } from './search-alerts.ts';
import { landingPageCalls } from './seo/landing-pages.ts';
import { serviceCalls, serviceStaffCalls } from './services.ts';
import { settingsCalls } from './settings.ts';
import { applicantMessageCalls } from './staff/applicants/applicant-messages.ts';
import { applicantCalls } from './staff/applicants/applicants.ts';
import { auditCalls } from './staff/audit.ts';
import { avatarReviewCalls } from './staff/avatars.ts';
import { staffCompanyCalls } from './staff/companies.ts';
import { figureCalls } from './staff/figures.ts';
import { interviewDeskCalls } from './staff/interviews.ts';
import { staffMemberCalls } from './staff/members.ts';
import { staffMessageCalls } from './staff/messages.ts';
import { moderationCaseCalls } from './staff/moderation/moderation-cases.ts';
import { moderationDecisionCalls } from './staff/moderation/moderation-decisions.ts';
import { moderationFigureCalls } from './staff/moderation/moderation-figures.ts';
import { pictureDecisionCalls } from './staff/moderation/picture-decisions.ts';
import { moneyCalls } from './staff/money.ts';
import { offerCalls } from './staff/offer.ts';
import { operationsCalls } from './staff/operations.ts';
import { resumeDeskCalls } from './staff/resume-desk.ts';
import { screeningCalls } from './staff/screening.ts';
import { staffSettingCalls } from './staff/settings.ts';
import { ownStaffAccountCalls } from './staff/staff-accounts/my-account.ts';
import { staffPasskeyCalls } from './staff/staff-accounts/passkeys.ts';
import { presenceCalls } from './staff/staff-accounts/presence.ts';
import { staffSignInCalls } from './staff/staff-accounts/sign-in.ts';
import { staffAccountCalls } from './staff/staff-accounts/staff-accounts.ts';
import { staffSupportCalls } from './staff/support.ts';
import { todayCalls } from './staff/today.ts';
import { staffVacancyCalls } from './staff/vacancies/vacancies.ts';
import { vacancyBulkCalls } from './staff/vacancies/vacancy-bulk-actions.ts';
import { vacancyFormCalls } from './staff/vacancies/vacancy-form.ts';
import { vacancySourceCalls } from './staff/vacancies/vacancy-sources.ts';
import { supportCalls } from './support.ts';
import { vacancyCalls } from './vacancies.ts';
import { vacancyApprovalCalls, vacancyApprovalStaffCalls } from './vacancy-approvals.ts';
import { vacancyCheckCalls } from './vacancy-checks.ts';
import { walkInStaffCalls } from './walk-ins/staff-walk-ins.ts';
import { walkInCalls } from './walk-ins/walk-ins.ts';

export * from './accounts/accounts.ts';
export * from './accounts/audit-log.ts';
export * from './accounts/captcha.ts';
export * from './accounts/contact.ts';
export * from './accounts/full-name.ts';
export * from './accounts/mobile-sign-in.ts';
export * from './accounts/passkey-rules.ts';
export * from './accounts/passkeys.ts';
export * from './accounts/passwords.ts';
export * from './accounts/personal-data.ts';
export * from './accounts/refusals.ts';
export * from './accounts/sessions.ts';
export * from './applications/application-list.ts';
export * from './applications/applications.ts';
export * from './billing/checkout.ts';
export * from './billing/coupon-cycle.ts';
export * from './billing/coupons.ts';
export * from './billing/free-plan.ts';
export * from './billing/guest-purchases.ts';
export * from './billing/payments.ts';
export * from './billing/plan-kinds.ts';
export * from './billing/plan-wire-fields.ts';
export * from './billing/plans.ts';
export * from './billing/purchased-plans.ts';
export * from './billing/refund-rules.ts';
export * from './call.ts';
export * from './companies.ts';
export * from './company-slug.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './interview-questions.ts';
export * from './interviews/interviews.ts';
export * from './interviews/staff-interviews.ts';
export * from './job-fairs/job-fairs.ts';
export * from './job-fairs/staff-job-fairs.ts';
export * from './job-reports.ts';
export * from './listings.ts';
export * from './mobile-number.ts';
export * from './money.ts';
export * from './paise.ts';
export * from './personal-search.ts';
export * from './places.ts';
export * from './profile/address.ts';
export * from './profile/avatar.ts';
export * from './profile/history.ts';
export * from './profile/preferences.ts';
export * from './profile/work-profile.ts';
export * from './resume-reviews/resume-reviews.ts';
export * from './resume-reviews/staff-resume-reviews.ts';
export * from './resumes.ts';
export * from './saved-jobs.ts';
export * from './search/filter-labels.ts';
export * from './search/search.ts';
export * from './search/search-choices.ts';
export * from './search/search-filters.ts';
export * from './search/search-form.ts';
export * from './search/search-replies.ts';
export * from './search-alerts.ts';
export * from './seo/landing-pages.ts';
export * from './services.ts';
export * from './settings.ts';
export * from './staff/applicants/applicant-messages.ts';
export * from './staff/applicants/applicant-templates.ts';
export * from './staff/applicants/applicants.ts';
export * from './staff/audit.ts';
export * from './staff/avatars.ts';
export * from './staff/companies.ts';
export * from './staff/figures.ts';
export * from './staff/interviews.ts';
export * from './staff/members.ts';
export * from './staff/messages.ts';
export * from './staff/moderation/moderation-cases.ts';
export * from './staff/moderation/moderation-decisions.ts';
export * from './staff/moderation/moderation-figures.ts';
export * from './staff/moderation/picture-decisions.ts';
export * from './staff/money.ts';
export * from './staff/offer.ts';
export * from './staff/operations.ts';
export * from './staff/resume-desk.ts';
export * from './staff/screening.ts';
export * from './staff/settings.ts';
export * from './staff/staff-accounts/my-account.ts';
export * from './staff/staff-accounts/passkeys.ts';
export * from './staff/staff-accounts/presence.ts';
export * from './staff/staff-accounts/sign-in.ts';
export * from './staff/staff-accounts/staff-accounts.ts';
export * from './staff/support.ts';
export * from './staff/today.ts';
export * from './staff/vacancies/vacancies.ts';
export * from './staff/vacancies/vacancy-bulk-actions.ts';
export * from './staff/vacancies/vacancy-form.ts';
export * from './staff/vacancies/vacancy-sources.ts';
export * from './staff-roles.ts';
export * from './support.ts';
export * from './vacancies.ts';
export * from './vacancy-approvals.ts';
export * from './vacancy-checks.ts';
export * from './walk-ins/staff-walk-ins.ts';
export * from './walk-ins/walk-ins.ts';

/** All calls of the product, by feature. */
export const calls = {
  accounts: {
    ...accountCalls,
    ...passwordCalls,
    ...contactCalls,
    ...fullNameCalls,
    ...captchaCalls,
    ...sessionCalls,
    ...passkeyCalls,
    ...mobileSignInCalls,
    ...auditLogCalls,
    ...personalDataCalls,
  },
  settings: settingsCalls,
  search: searchCalls,
  vacancies: vacancyCalls,
  seo: landingPageCalls,
  resumes: resumeCalls,
  companies: companyCalls,
  'saved-jobs': savedJobCalls,
  'search-alerts': searchAlertCalls,
  applications: { ...applicationCalls, ...applicationListCalls, ...applicationStaffCalls },
  plans: { ...planCalls, ...purchasedPlanCalls },
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
  staff: {
    ...staffMemberCalls,
    ...avatarReviewCalls,
    ...staffMessageCalls,
    ...staffSupportCalls,
    ...staffSignInCalls,
    ...staffPasskeyCalls,
    ...ownStaffAccountCalls,
    ...presenceCalls,
    ...staffAccountCalls,
    ...auditCalls,
    ...moneyCalls,
    ...offerCalls,
    ...todayCalls,
    ...figureCalls,
    ...operationsCalls,
    ...staffSettingCalls,
    ...applicantCalls,
    ...applicantMessageCalls,
    ...interviewDeskCalls,
    ...resumeDeskCalls,
    ...staffCompanyCalls,
    ...staffVacancyCalls,
    ...vacancyFormCalls,
    ...vacancySourceCalls,
    ...vacancyBulkCalls,
    ...screeningCalls,
    ...moderationCaseCalls,
    ...moderationDecisionCalls,
    ...moderationFigureCalls,
    ...pictureDecisionCalls,
  },
  'job-reports': jobReportCalls,
  'vacancy-checks': vacancyCheckCalls,
  support: supportCalls,
  places: placeCalls,
  profile: { ...workProfileCalls, ...addressCalls, ...preferenceCalls, ...avatarCalls, ...historyCalls },
} as const satisfies Record<string, Record<string, CallDefinition>>;

/** All calls as a flat list with feature and name. */
export const allCalls: { feature: string; name: string; definition: CallDefinition }[] = Object.entries(calls).flatMap(
  ([feature, group]) =>
    Object.entries(group as Record<string, CallDefinition>).map(([name, definition]) => ({
      feature,
      name,
      definition,
    })),
);
