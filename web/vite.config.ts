import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { slimContract } from './slim-contract.ts';
import { slimPreload } from './slim-preload.ts';
import { slimRouter } from './slim-router.ts';

const web = (files: string) => new RegExp(`web/src/(?:${files})`.replaceAll('/', '[\\\\/]'));
const calls = (files: string) => new RegExp(`slim-contract/(?:${files})`);

// Few files compress better together, and a phone on a slow line opens few connections; but a page must not load what
// only others use. A file belongs to the first group that takes it, and a group takes along what its files import: what
// pages of several kinds import stands before the groups of one kind. What is named nowhere goes by the pages that use it.
const groups = [
  { name: 'calls', test: /contract[\\/]src[\\/]call\.ts/ },
  { name: 'forms', test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/]|zod-without-eval/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  {
    name: 'frame',
    test: web(
      'root.tsx|platform/document/meta|ui/(feedback/alert|display/card)|features/(navigation|static-pages)/(?!screens|marketing|document|watch|demo|split)',
    ),
  },
  { name: 'orders', test: calls('billing/(checkout|guest-purchases)') },
  { name: 'addresses', test: calls('profile/address|places') },
  { name: 'searches', test: calls('vacancies') },
  { name: 'accounts', test: web('features/accounts/accounts.api') },
  { name: 'fields', test: web('ui/fields/(field-|text-field|select-field|checkbox-field|password-field)') },
  { name: 'shown', test: web('ui/(display/(badge|figures)|feedback/skeleton)|platform/text/format') },
  {
    name: 'vacancies',
    test: web('ui/(display/avatar|actions/chip)|features/vacancies/(vacancy-address|cards/(use-now|fact|skill-list))'),
  },
  {
    name: 'vacancy-list',
    test: web('features/(search/(browser-places|vacancy-filters)|vacancies/cards/vacancy-(card|list))'),
  },
  { name: 'apply', test: web('features/applications/(addresses|apply-to-vacancy)') },
  { name: 'disclosure', test: web('ui/layers/disclosure') },
  { name: 'values', test: web('ui/(display/key-value-list|navigation/breadcrumb)') },
  { name: 'rich-text', test: web('ui/display/rich-text') },
  {
    name: 'found',
    test: web(
      'ui/(navigation/pagination|fields/radio-filter)|features/(search/filter-|vacancies/(cards/(fetch-failure|filter)|vacancies.api))',
    ),
  },
  {
    name: 'details',
    test: web(
      'features/(applications/(apply-button|apply-note|use-appl)|vacancies/details/(about|details-|load-v|safety|share|vacancy-(meta|miss)))',
    ),
  },
  { name: 'plans', test: web('features/billing/plans/(plan-(addresses|contents|price)|price-with-gst)') },
  // What the four checkouts share with the guest's, and then what is theirs alone but for what only some people go on to.
  {
    name: 'order',
    test: web(
      'features/billing/checkout/(ctc/check-ctc|state-field|summary/(order-summary|use-quote|plan-not-found)|terms/terms.tsx)',
    ),
  },
  {
    name: 'checkout',
    test: web(
      'features/billing/(coupons|checkout)/(?!screens|ctc/ctc-form|terms/read-terms|go-to|payment-address|stored)',
    ),
  },
  { name: 'landing', test: web('features/static-pages/marketing') },
];

export default defineConfig({
  plugins: [slimContract(), slimRouter(), slimPreload(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server imports this one file; it carries the pages and the way to call them.
    ssr: { build: { rolldownOptions: { input: './src/handler.ts' } } },
  },
});
