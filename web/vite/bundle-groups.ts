import { CONTRACT_CALLS } from './strip-contract-schemas.ts';

/**
 * Files that are bundled into one chunk of the browser build. Each pattern is the beginning of a path; the test beside
 * this file fails when a pattern matches no file.
 */
export interface BundleGroup {
  name: string;
  /** Below `web/src/`. */
  web?: readonly string[];
  /** Below `web/src/`: files that `web` matches and that do not belong to the group. */
  webExcept?: readonly string[];
  /** Below `contract/src/`: calls without their schemas (strip-contract-schemas.ts). */
  calls?: readonly string[];
  /** Below `contract/src/`: whole files, with their schemas. */
  schemas?: readonly string[];
  /** Names of packages. */
  packages?: readonly string[];
  /** Ends of files of these packages that do not belong to the group. */
  packagesExcept?: readonly string[];
}

/**
 * The chunks of the browser build (docs/decisions/0016). Few files compress better together, and a phone on a slow
 * connection opens few connections; but a page must not load what only other pages use. A file belongs to the first
 * group that matches it, and a group includes what its files import: so groups shared by several kinds of pages stand
 * before the groups of one kind. Files that no group names are split by the pages that use them.
 */
export const bundleGroups: readonly BundleGroup[] = [
  { name: 'calls', schemas: ['call.ts', 'company-slug.ts', 'accounts/passkey-rules.ts', 'billing/free-plan.ts'] },
  {
    name: 'plan-kinds',
    calls: ['billing/plan-kinds.ts'],
    // Before the group of the schemas, with which their pages would load zod.
    schemas: ['paise.ts', 'billing/coupon-cycle.ts'],
    web: ['features/billing/plans/plan-addresses.ts'],
  },
  { name: 'forms', packages: ['zod'], schemas: [''], web: ['platform/zod-without-eval.ts'] },
  { name: 'react', packages: ['react', 'react-dom', 'scheduler', 'react-router'] },
  // Few pages have mutations.
  { name: 'query', packages: ['@tanstack'], packagesExcept: ['useMutation.js', 'mutationObserver.js'] },
  {
    name: 'frame',
    web: [
      'root.tsx',
      'platform/document/meta.ts',
      'platform/public-addresses.ts',
      'platform/api/browser-api.ts',
      'ui/create-store.ts',
      'ui/use-is-hydrated.ts',
      'ui/feedback/alert.tsx',
      'ui/display/card.tsx',
      'features/navigation/',
      'features/static-pages/',
    ],
    webExcept: [
      'features/navigation/footer.tsx',
      'features/navigation/offline-bar.tsx',
      'features/navigation/phone-menu.tsx',
      'features/navigation/wide-links.tsx',
      'features/navigation/menu',
      'features/navigation/plan-label.ts',
      'features/navigation/sign-out.ts',
      'features/navigation/unread-query.ts',
      'features/navigation/watch-',
      'features/static-pages/screens/',
      'features/static-pages/marketing/',
      'features/static-pages/document',
      'features/static-pages/not-found-message',
      'features/static-pages/unauthorized-message',
      'features/static-pages/demo',
      'features/static-pages/split-',
    ],
  },
  { name: 'listings', calls: ['listings.ts'] },
  {
    name: 'member-replies',
    web: ['platform/api/query-client.ts', 'platform/api/reveal-', 'features/navigation/unread-query.ts'],
  },
  // Small files that always load together: in one they compress better.
  { name: 'purchased-plans', calls: ['billing/purchased-plans.ts'], web: ['features/billing/plans/plans.api.ts'] },
  {
    name: 'sent-applications',
    calls: ['applications/application-list.ts'],
    web: [
      'features/applications/sent/sent-applications.api.ts',
      'features/applications/sent/application-state.ts',
      'features/job-reports/reported-job.ts',
    ],
  },
  { name: 'orders', calls: ['billing/checkout.ts', 'billing/guest-purchases.ts'] },
  { name: 'addresses', calls: ['profile/address.ts', 'places.ts'] },
  { name: 'searches', calls: ['vacancies.ts', 'seo/landing-pages.ts'] },
  { name: 'accounts', web: ['features/accounts/accounts.api.ts'] },
  { name: 'sheet', web: ['ui/layers/sheet.tsx'] },
  { name: 'select-field', web: ['ui/fields/field-', 'ui/fields/select-field.tsx'] },
  {
    name: 'fields',
    web: ['ui/fields/text-field.tsx', 'ui/fields/checkbox-field.tsx', 'ui/fields/password-field.tsx'],
  },
  {
    name: 'display',
    web: [
      'ui/display/badge.tsx',
      'ui/display/figures.tsx',
      'ui/feedback/retry-alert.tsx',
      'ui/feedback/skeleton.tsx',
      'platform/text/format.ts',
    ],
  },
  {
    name: 'vacancies',
    web: [
      'ui/display/avatar.tsx',
      'features/vacancies/cards/use-now.ts',
      'features/vacancies/details/sections/preparation-by-jd-address.ts',
      'features/vacancies/search-address.ts',
      'platform/api/memoize-with-ttl.ts',
    ],
  },
  {
    name: 'recent-jobs',
    web: [
      'features/vacancies/recently-viewed/recent-jobs.ts',
      'features/vacancies/recently-viewed/recently-viewed.tsx',
    ],
  },
  // Before the groups of the cards and of applying, which both mark what was applied for.
  { name: 'save-button', web: ['features/saved-jobs/save-button.tsx'] },
  { name: 'applied', web: ['features/applications/applied-jobs.ts', 'features/applications/just-applied.ts'] },
  {
    name: 'vacancy-facts',
    web: [
      'ui/actions/chip.tsx',
      'features/vacancies/cards/fact.tsx',
      'features/vacancies/cards/vacancy-facts.tsx',
      'features/vacancies/cards/skill-list.tsx',
    ],
  },
  {
    name: 'vacancy-list',
    web: ['features/vacancies/cards/job-card.tsx', 'features/vacancies/cards/vacancy-list.tsx'],
  },
  {
    name: 'search-filters',
    web: [
      'features/search/browser-places.ts',
      'features/search/list-address.ts',
      'features/search/filters/vacancy-filters.ts',
    ],
  },
  { name: 'apply', web: ['features/applications/addresses.ts', 'features/applications/apply-to-vacancy.ts'] },
  { name: 'disclosure', web: ['ui/layers/disclosure.tsx'] },
  { name: 'values', web: ['ui/display/key-value-list.tsx', 'ui/navigation/breadcrumb.tsx'] },
  { name: 'rich-text', web: ['ui/display/rich-text.tsx'] },
  {
    name: 'search-results',
    web: ['features/search/search.api.ts', 'features/search/search-notes.ts'],
  },
  {
    name: 'result-list',
    web: ['features/search/search-failure.tsx', 'features/search/results/filtered-list.tsx'],
  },
  {
    name: 'vacancy-details',
    web: [
      'features/applications/apply-button.tsx',
      'features/applications/apply-note.tsx',
      'features/applications/use-appl',
      'features/vacancies/details/details-',
      'features/vacancies/details/load-vacancy.ts',
      'features/vacancies/details/head/vacancy-meta.ts',
    ],
  },
  {
    name: 'plans',
    web: [
      'features/billing/plans/plan-contents.tsx',
      'features/billing/plans/plan-price.tsx',
      'features/billing/plans/price-with-gst.ts',
    ],
  },
  // Checkout and the pages after the payment.
  { name: 'purchase-rules', web: ['features/billing/plans/purchase-rules.ts'] },
  // What the members' checkouts share with the guest checkout, and then the rest of the members' checkouts except steps
  // that only some buyers reach.
  {
    name: 'order',
    web: [
      'features/billing/checkout/checkout-state.ts',
      'features/billing/checkout/ctc/check-ctc.ts',
      'features/billing/checkout/state-field.tsx',
      'features/billing/checkout/use-checkout.ts',
      'features/billing/checkout/summary/order-summary.tsx',
      'features/billing/checkout/summary/use-quote.ts',
      'features/billing/checkout/summary/plan-not-found.tsx',
      'features/billing/checkout/terms/terms.tsx',
    ],
  },
  {
    name: 'checkout',
    web: ['features/billing/coupons/', 'features/billing/checkout/'],
    webExcept: [
      'features/billing/checkout/screens/',
      'features/billing/checkout/ctc/ctc-form.tsx',
      'features/billing/checkout/ctc/read-ctc-terms.ts',
      'features/billing/checkout/go-to',
      'features/billing/checkout/payment-address',
      'features/billing/checkout/stored',
    ],
  },
  { name: 'marketing', web: ['features/static-pages/marketing/'] },
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '[\\\\/]');
const anyOf = (paths: readonly string[]): string => `(?:${paths.map(escaped).join('|')})`;

/** The regular expression on module ids that the bundler takes for a group. */
export function matchGroup({ web, webExcept, calls, schemas, packages, packagesExcept }: BundleGroup): RegExp {
  const alternatives = [
    ...(web ? [`[\\\\/]web[\\\\/]src[\\\\/]${webExcept ? `(?!${anyOf(webExcept)})` : ''}${anyOf(web)}`] : []),
    ...(calls ? [`${escaped(CONTRACT_CALLS)}${anyOf(calls)}`] : []),
    ...(schemas ? [`[\\\\/]contract[\\\\/]src[\\\\/]${anyOf(schemas)}`] : []),
    ...(packages
      ? [`[\\\\/]node_modules[\\\\/]${anyOf(packages)}[\\\\/]${packagesExcept ? `(?!.*${anyOf(packagesExcept)})` : ''}`]
      : []),
  ];
  return new RegExp(alternatives.join('|'));
}
