import { Navigate, type RouteObject } from 'react-router';
import { ConsoleFrame } from './shell/console-frame.tsx';
import { ConsoleError, ConsoleNotFound } from './shell/console-messages.tsx';
import { FirstScreen } from './shell/first-screen.tsx';

/** The screens of the console, one line each. A module exports its screen as `Component`. */
const screens: RouteObject[] = [
  { path: 'vacancies/:vacancyID?', lazy: () => import('./features/vacancies/vacancies-screen.tsx') },
  { path: 'vacancies/new', lazy: () => import('./features/vacancies/vacancy-form-screen.tsx') },
  { path: 'vacancies/:vacancyID/edit', lazy: () => import('./features/vacancies/vacancy-form-screen.tsx') },
  { path: 'companies/:companyID?', lazy: () => import('./features/companies/companies-screen.tsx') },
  { path: 'applicants/:applicationID?', lazy: () => import('./features/applicants/applicants-screen.tsx') },
  { path: 'interviews/:rowID?', lazy: () => import('./features/interviews/interviews-screen.tsx') },
  { path: 'resume-desk/:serviceItemID?', lazy: () => import('./features/resume-desk/resume-desk-screen.tsx') },
  { path: 'today', lazy: () => import('./features/today/today-screen.tsx') },
  { path: 'figures', lazy: () => import('./features/figures/figures-screen.tsx') },
  { path: 'purchases/gst', lazy: () => import('./features/money/gst-screen.tsx') },
  { path: 'purchases/:purchaseID?', lazy: () => import('./features/money/purchases-screen.tsx') },
  { path: 'offer/coupons/:couponID?', lazy: () => import('./features/offer/coupons-screen.tsx') },
  { path: 'offer/:planID?', lazy: () => import('./features/offer/plans-screen.tsx') },
  { path: 'approvals', lazy: () => import('./features/approvals/approvals-screen.tsx') },
  { path: 'audit/:entryID?', lazy: () => import('./features/audit/audit-screen.tsx') },
  { path: 'members', lazy: () => import('./features/members/members-screen.tsx') },
  { path: 'members/:memberID', lazy: () => import('./features/members/member-screen.tsx') },
  { path: 'messages', lazy: () => import('./features/messages/messages-screen.tsx') },
  { path: 'operations', lazy: () => import('./features/operations/operations-screen.tsx') },
  { path: 'settings', lazy: () => import('./features/settings/settings-screen.tsx') },
  { path: 'moderation/figures', lazy: () => import('./features/moderation/moderation-figures-screen.tsx') },
  { path: 'moderation/rules/:ruleID?', lazy: () => import('./features/screening/rules-screen.tsx') },
  { path: 'moderation/:caseID?', lazy: () => import('./features/moderation/moderation-screen.tsx') },
  // The address of pictures before they were in the queue.
  { path: 'pictures', element: <Navigate to="/moderation?cause=picture" replace /> },
  { path: 'support/:caseID?', lazy: () => import('./features/support/support-screen.tsx') },
  { path: 'account', lazy: () => import('./features/my-account/my-account-screen.tsx') },
  { path: 'staff/:staffID?', lazy: () => import('./features/staff-accounts/staff-accounts-screen.tsx') },
];

const Loading = () => null;

/** All routes below /staff: those without a session, and the frame with the screens. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ConsoleError,
    HydrateFallback: Loading,
    children: [
      { path: 'sign-in', lazy: () => import('./shell/sign-in/staff-sign-in-screen.tsx') },
      { path: 'demo', lazy: () => import('./shell/demo/demo-screen.tsx') },
      { path: 'invitation/:token', lazy: () => import('./shell/sign-in/invitation-screen.tsx') },
      {
        path: '/',
        Component: ConsoleFrame,
        children: [
          {
            ErrorBoundary: ConsoleError,
            children: [{ index: true, Component: FirstScreen }, ...screens, { path: '*', Component: ConsoleNotFound }],
          },
        ],
      },
    ],
  },
];
