/** The parameters of an address that say which vacancies are shown. */
const filters = ['keyword', 'experience', 'location', 'edu', 'page'];

/**
 * Pages that are the same for everybody who opens their address, by the path of routes.ts, with the parameters they read.
 * What is not listed is made anew for each visitor: members' pages, and addresses that carry a secret.
 */
export const keptPages: Record<string, readonly string[]> = {
  '': [],
  'jobs/:slug': [],
  'job/search': filters,
  'job/details/:id': [],
  'job/mdetails/:id': [],
  'job/by-company': ['id', ...filters],
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
};

/** What advertisements add to an address; no page reads it. */
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;
const LONGEST = 300;

const parts: Record<string, string> = {
  '/:id?': '(?:/\\d{1,10})?',
  '/:id': '/\\d{1,10}',
  '/:slug': '/[a-z0-9-]{1,120}',
};

const patterns = Object.entries(keptPages).map(([path, names]) => ({
  pattern: new RegExp(`^/${path.replace(/\/:\w+\??/, (part) => parts[part] ?? part)}$`),
  names,
}));

/**
 * The one address under which a page is kept for all spellings of `address` (path and query): parameters in one order,
 * without empty ones and what advertisements added. Nothing when the page is made anew for each visitor.
 */
export function keptAddress(address: string): string | undefined {
  if (address.length > LONGEST) return undefined;
  const [path = '', query] = address.split('?', 2);
  const names = patterns.find(({ pattern }) => pattern.test(path))?.names;
  if (!names) return undefined;
  if (!query) return path;
  const given = new URLSearchParams(query);
  if ([...given.keys()].some((name) => !names.includes(name) && !tracking.test(name))) return undefined;
  const read = new URLSearchParams();
  for (const name of names) if (given.get(name)) read.set(name, given.get(name) ?? '');
  const search = read.toString();
  return search ? `${path}?${search}` : path;
}
