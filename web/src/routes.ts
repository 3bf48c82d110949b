import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const screen = (feature: string, name: string) => `features/${feature}/screens/${name}.tsx`;

/** Every address of the product. */
export default [
  index(screen('vacancies', 'home')),

  // Jobs
  route('jobs', screen('vacancies', 'jobs-redirect')),
  route('job/search', screen('vacancies', 'search')),
  route('job/details/:id', screen('vacancies', 'vacancy-details')),
  route('job/mdetails/:id', screen('vacancies', 'manual-vacancy-details')),
  route('job/by-company', screen('vacancies', 'company-vacancies')),
  route('job/validate/:id', screen('applications', 'validate-application')),

  // Accounts
  route('register', screen('accounts', 'register-redirect')),
  route('account/register/:id?', screen('accounts', 'register')),
  route('account/login', screen('accounts', 'sign-in')),
  route('account/forgot-password', screen('accounts', 'forgot-password')),
  route('account/reset-password/:token', screen('accounts', 'reset-password')),
  route('account/verify-email/:token', screen('accounts', 'verify-email')),

  // Members
  layout('member-pages.tsx', [
    route('account/change-password', screen('accounts', 'change-password')),
    route('account/security', screen('accounts', 'security')),
    route('account/privacy', screen('accounts', 'privacy')),
    route('profile/update', screen('profile', 'update-profile')),
    route('profile/update-address', screen('profile', 'update-address')),
    route('profile/verify-mobile', screen('accounts', 'verify-mobile')),
    route('profile/change-email', screen('accounts', 'change-email')),
    route('free-listing-jobs', screen('listings', 'free-listing')),
    route('job-seeker/resume/:id?', screen('resumes', 'upload-resume')),
  ]),

  // The rest
  route('demo/ui', screen('pages', 'demo-ui')),
  route('demo/outbox', screen('pages', 'demo-outbox')),
  route('unauthorized', screen('pages', 'unauthorized')),
  route('error', screen('pages', 'error')),
  route('*', screen('pages', 'not-found')),
] satisfies RouteConfig;
