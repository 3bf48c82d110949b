import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { slimContract } from './slim-contract.ts';

// What every page loads comes in few files: they compress better together, and a phone on a slow line opens few
// connections. What only some pages use stays with those pages, above all the libraries behind forms.
const groups = [
  { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // A group takes along what its files import. The addresses of calls are needed everywhere, so they stand alone, or the
  // forms would take them and every page would load the forms.
  { name: 'calls', priority: 4, test: /contract[\\/]src[\\/]call\.ts/ },
  {
    name: 'forms',
    priority: 2,
    test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/]|zod-without-eval/,
  },
  {
    name: 'frame',
    priority: 1,
    test: /web[\\/]src[\\/](root\.tsx|features[\\/](navigation|pages)[\\/](?!screens|watch|demo|split))/,
  },
  {
    name: 'shared',
    priority: 1,
    minShareCount: 8,
    test: /web[\\/]src[\\/](ui|platform|features[\\/]vacancies)[\\/](?!form\.ts|password)/,
  },
  {
    name: 'plans',
    priority: 1,
    test: /web[\\/]src[\\/]features[\\/]plans[\\/](plan-(addresses|contents|price)|price-with-gst)/,
  },
  // The four checkouts are one page in many files, but for what only some people go on to.
  {
    name: 'checkout',
    test: /web[\\/]src[\\/]features[\\/](coupons|checkout)[\\/](?!screens|ctc-form|read-terms|go-to|payment-address|stored)/,
  },
];

export default defineConfig({
  plugins: [slimContract(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server imports this one file; it carries the pages and the way to call them.
    ssr: { build: { rolldownOptions: { input: './src/handler.ts' } } },
  },
});
