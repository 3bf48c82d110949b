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

  // Members
  layout('platform/member-pages.tsx', [
    route('free-listing-jobs', screen('listings', 'free-listing')),
    route('job-seeker/resume/:id?', screen('resumes', 'upload-resume')),
  ]),

  // The rest
  route('demo/ui', screen('pages', 'demo-ui')),
  route('unauthorized', screen('pages', 'unauthorized')),
  route('error', screen('pages', 'error')),
  route('*', screen('pages', 'not-found')),
] satisfies RouteConfig;
