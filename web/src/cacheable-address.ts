/** The query parameters that filter vacancies. */
const filters = [
  'keyword',
  'experience',
  'location',
  'places',
  'edu',
  'pay',
  'days',
  'mode',
  'type',
  'industry',
  'company',
  'order',
  'page',
];

/**
 * Pages that are identical for all visitors, by their path in routes.ts, with the query parameters they read. All other
 * pages are rendered for each request: members' pages, and addresses that contain a secret.
 */
export const cacheablePages: Record<string, readonly string[]> = {
  '': [],
  'jobs/:slug': [],
  'job/search': filters,
  'job/details/:id': [],
  'job/mdetails/:id': [],
  'job/by-company': ['id', ...filters],
  'job/saved': [],
  'companies/:slug': filters,
  'job-fair': [],
  'job-fair/:id': [],
  'account/register/:id?': [],
  'account/login': [],
  'account/forgot-password': [],
  pricing: ['tab'],
  'plans/plan-list': [],
  'interview-connect': [],
  'resume-maker': [],
  employer: [],
  'contact-us': [],
  'about-us': [],
  'business-policy': [],
  'privacy-policy': [],
  'terms-conditions': [],
  'refund-policy': [],
  'shipping-delivery-policy': [],
  'report-a-security-problem': [],
};

/** Parameters that advertising adds to an address; no page reads them. */
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;
const MAX_LENGTH = 300;
/** The parameter that changes the page although it is empty: a search without a title shows a warning (core §5). */
const SIGNIFICANT_WHEN_EMPTY = 'keyword';
/** Parameters of which a page reads every value, as a form with check boxes sends them. */
const repeatable = ['location', 'places', 'mode', 'type'];

const parts: Record<string, string> = {
  '/:id?': '(?:/\\d{1,10})?',
  '/:id': '/\\d{1,10}',
  '/:slug': '/[a-z0-9-]{1,120}',
};

const patterns = Object.entries(cacheablePages).map(([path, names]) => ({
  pattern: new RegExp(`^/${path.replace(/\/:\w+\??/, (part) => parts[part] ?? part)}$`),
  names,
}));

/**
 * The page cache key of an address (path and query): parameters in one order, without advertising ones and empty ones that
 * change nothing.
 * Undefined when the page is not cacheable.
 */
export function cacheableAddress(address: string): string | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const [path = '', query] = address.split('?', 2);
  const names = patterns.find(({ pattern }) => pattern.test(path))?.names;
  if (!names) return undefined;
  if (!query) return path;
  const given = new URLSearchParams(query);
  if ([...given.keys()].some((name) => !names.includes(name) && !tracking.test(name))) return undefined;
  // The key has one value of each parameter, so the page of several must not be stored under it.
  if (repeatable.some((name) => given.getAll(name).length > 1)) return undefined;
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value || (value === '' && name === SIGNIFICANT_WHEN_EMPTY)) read.set(name, value);
  }
  const search = read.toString();
  return search ? `${path}?${search}` : path;
}
