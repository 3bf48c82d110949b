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
/** The address that shows a warning because of an empty parameter: a search without a title (core §5). */
const isTitleMissing = (given: URLSearchParams): boolean => given.size === 1 && given.get('keyword') === '';

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
 * The page cache key of an address (path and query): parameters in one order, without advertising ones.
 * Undefined when the page is not cacheable: also with empty or repeated parameters, which the page reads or redirects
 * itself (`redirectSubmittedForm`).
 */
export function cacheableAddress(address: string): string | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const [path = '', query] = address.split('?', 2);
  const names = patterns.find(({ pattern }) => pattern.test(path))?.names;
  if (!names) return undefined;
  if (!query) return path;
  const given = new URLSearchParams(query);
  const keys = [...given.keys()];
  if (keys.some((name) => !names.includes(name) && !tracking.test(name))) return undefined;
  if (new Set(keys).size < keys.length) return undefined;
  if ([...given.values()].includes('') && !isTitleMissing(given)) return undefined;
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const search = read.toString();
  return search ? `${path}?${search}` : path;
}
