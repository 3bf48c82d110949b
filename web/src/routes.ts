import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const screen = (feature: string, name: string) => `features/${feature}/screens/${name}.tsx`;

/** All routes of the product. */
export default [
  index(screen('search', 'home')),

  // Jobs
  route('jobs', screen('search', 'jobs-redirect')),
  route('jobs/:slug', screen('seo/landing-pages', 'landing-page')),
  route('job/search', screen('search', 'search')),
  route('job/details/:id', screen('vacancies', 'vacancy-details')),
  route('job/mdetails/:id', screen('vacancies', 'manual-vacancy-details')),
  route('job/by-company', screen('search', 'company-vacancies')),
  route('job/report/:id', screen('job-reports', 'report-job')),
  route('job/asked-for-money', screen('job-reports', 'asked-for-money')),
  route('job/saved', screen('saved-jobs', 'saved-jobs')),
  route('companies/:slug', screen('companies', 'company')),
  route('job/validate/:id', screen('applications', 'validate-application')),

  // Job fairs
  route('job-fair', screen('job-fairs', 'job-fairs')),
  route('job-fair/:id', screen('job-fairs', 'job-fair-details')),

  // Walk-in interviews
  route('walkins/attending/:walkinid', screen('walk-ins', 'attending')),
  route('walkins/status/:walkinid', screen('walk-ins', 'walk-in-status')),
  route('walkins/reschedule/:walkin', screen('walk-ins', 'reschedule')),

  // Job alerts
  route('alerts/unsubscribe', screen('search-alerts', 'unsubscribe')),

  // Accounts
  route('register', screen('accounts', 'register-redirect')),
  route('account/register/:id?', screen('accounts', 'register')),
  route('account/login', screen('accounts', 'sign-in')),
  route('account/forgot-password', screen('accounts', 'forgot-password')),
  route('account/reset-password/:token', screen('accounts', 'reset-password')),
  route('account/verify-email/:token', screen('accounts', 'verify-email')),

  // Plans
  route('pricing', screen('billing/plans', 'pricing')),
  route('pricing/plan-list', screen('billing/plans', 'pricing-redirect')),
  route('plans/plan-list', screen('billing/plans', 'plan-list')),
  route('plans/checkout/:id', screen('billing/checkout', 'checkout'), { id: 'checkout-subscription' }),
  route('interview-connect/checkout/:id/:ctc/:cexp', screen('billing/checkout', 'checkout'), {
    id: 'checkout-interview',
  }),
  route('resume-maker/checkout/:id/:ctc', screen('billing/checkout', 'checkout'), { id: 'checkout-resume-maker' }),
  route('combo-plans', screen('billing/plans', 'combo-redirect')),
  route('combo-plans/checkout/:id/:ctc/:ectc/:cexp', screen('billing/checkout', 'checkout'), { id: 'checkout-combo' }),

  // Payments
  route('plans/checkout-process', screen('billing/payments', 'payment-step'), { id: 'pay-subscription' }),
  route('interview-connect/checkout-process/:id', screen('billing/payments', 'payment-step'), { id: 'pay-interview' }),
  route('resume-maker/checkout-process/:id', screen('billing/payments', 'payment-step'), { id: 'pay-resume-maker' }),
  route('combo-plans/checkout-process/:id', screen('billing/payments', 'payment-step'), { id: 'pay-combo' }),
  ...['plans', 'interview-connect', 'resume-maker', 'combo-plans'].flatMap((kind) => [
    route(`${kind}/success`, screen('billing/payments', 'payment-success'), { id: `${kind}-success` }),
    route(`${kind}/failure`, screen('billing/payments', 'payment-failure'), { id: `${kind}-failure` }),
  ]),
  route('combo-plans/quick/:id', screen('billing/guest-purchases', 'quick-registration')),
  route('combo-plans/registration/:key', screen('billing/guest-purchases', 'guest-registration')),
  route('combo-plans/continue/:id/:rid', screen('billing/guest-purchases', 'continue-purchase')),
  route('combo-plans/checkout/:orderID/:id', screen('billing/guest-purchases', 'quick-checkout')),
  route('combo-plans/success/:id/:rid', screen('billing/guest-purchases', 'guest-success')),
  route('combo-plans/register-by-link/:id/:rid', screen('billing/guest-purchases', 'guest-success'), {
    id: 'combo-by-link',
  }),
  route('register-by-link/:id/:rid', screen('billing/guest-purchases', 'guest-success'), { id: 'register-by-link' }),
  route('plan-ack/:accountID/:planID/:planType', screen('billing/plans', 'plan-acknowledgement')),

  // Members
  layout('member-pages.tsx', [
    route('account/change-password', screen('accounts', 'change-password')),
    route('account/security', screen('accounts', 'security')),
    route('account/privacy', screen('accounts', 'privacy')),
    route('profile/update', screen('profile', 'update-profile')),
    route('profile/update-address', screen('profile', 'update-address')),
    route('profile/verify-mobile', screen('accounts', 'verify-mobile')),
    route('profile/change-email', screen('accounts', 'change-email')),
    route('plans/details', screen('billing/purchases', 'plan-details')),
    route('dashboard', screen('dashboard', 'dashboard')),
    route('job/alerts', screen('search-alerts', 'job-alerts')),
    route('priority-listing-jobs', screen('listings', 'priority-listing')),
    route('interview/preparation', screen('interview-questions', 'preparation')),
    route('interview/preparation-by-jd/:vid/:imj?', screen('interview-questions', 'preparation-by-jd')),
    route('interview-schedules/list', screen('interviews', 'interview-schedules')),
    route('free-listing-jobs', screen('listings', 'free-listing')),
    route('vacancy-approvals', screen('vacancy-approvals', 'vacancy-approvals')),
    route('job-seeker/applications', screen('applications', 'my-applications')),
    route('job-seeker/resume/:id?', screen('resumes', 'upload-resume')),
    route('resume-builder/resume-for-corrections/:resumeContentID', screen('resume-reviews', 'content-review')),
    route('resume-builder/resume-pdf-review', screen('resume-reviews', 'pdf-review')),
    route('resume-builder/corrections-modal', screen('resume-reviews', 'review-done')),
  ]),

  // About the portal
  route('interview-connect', screen('static-pages', 'interview-connect')),
  route('resume-maker', screen('static-pages', 'resume-maker')),
  route('employer', screen('static-pages', 'employer')),
  route('contact-us', screen('static-pages', 'contact-us')),
  route('how-we-check', screen('job-reports', 'how-we-check')),
  ...[
    'about-us',
    'business-policy',
    'privacy-policy',
    'terms-conditions',
    'refund-policy',
    'shipping-delivery-policy',
    'report-a-security-problem',
  ].map((path) => route(path, screen('static-pages', 'document'), { id: path })),

  // The rest
  route('demo/ui', screen('static-pages', 'demo-ui')),
  route('demo/outbox', screen('static-pages', 'demo-outbox')),
  route('unauthorized', screen('static-pages', 'unauthorized')),
  route('error', screen('static-pages', 'error')),
  route('*', screen('static-pages', 'not-found')),
] satisfies RouteConfig;
