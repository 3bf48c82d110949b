import { describe, expect, it } from 'vitest';
import { cacheableAddress, cacheablePages } from './cacheable-address.ts';
import routes from './routes.ts';

/** Public pages that are rendered for each request, with the reason. Pages below the members' layout are never cached. */
const notCacheable: Record<string, string> = {
  jobs: 'redirect',
  register: 'redirect',
  'pricing/plan-list': 'redirect',
  'combo-plans': 'redirect',
  'job/validate/:id': 'submits an application',
  'walkins/attending/:walkinid': 'the address contains a secret',
  'walkins/status/:walkinid': 'the address contains a secret',
  'walkins/reschedule/:walkin': 'the address contains a secret',
  'account/reset-password/:token': 'the address contains a secret',
  'account/verify-email/:token': 'the address contains a secret',
  'combo-plans/registration/:key': 'the address contains a secret',
  'combo-plans/success/:id/:rid': 'the address contains a secret',
  'combo-plans/continue/:id/:rid': 'the address contains a secret',
  'combo-plans/register-by-link/:id/:rid': 'the address contains a secret',
  'register-by-link/:id/:rid': 'the address contains a secret',
  'combo-plans/checkout/:orderID/:id': 'personal order',
  'plan-ack/:accountID/:planID/:planType': 'personal plan',
  'plans/checkout/:id': 'checkout',
  'interview-connect/checkout/:id/:ctc/:cexp': 'the address contains a salary',
  'resume-maker/checkout/:id/:ctc': 'the address contains a salary',
  'combo-plans/checkout/:id/:ctc/:ectc/:cexp': 'the address contains a salary',
  'combo-plans/quick/:id': 'checkout',
  'plans/checkout-process': 'personal payment',
  'interview-connect/checkout-process/:id': 'personal payment',
  'resume-maker/checkout-process/:id': 'personal payment',
  'combo-plans/checkout-process/:id': 'personal payment',
  'alerts/unsubscribe': 'the address contains a secret',
  'job/report/:id': 'a form with the reply to it',
  'job/asked-for-money': 'the address contains a secret',
  'how-we-check': 'live counts',
  'demo/ui': 'internal',
  'demo/outbox': 'internal',
  unauthorized: 'an error',
  error: 'an error',
  '*': 'an error',
  ...Object.fromEntries(
    ['plans', 'interview-connect', 'resume-maker', 'combo-plans'].flatMap((kind) => [
      [`${kind}/success`, 'personal payment'],
      [`${kind}/failure`, 'personal payment'],
    ]),
  ),
};

const publicRoutes = routes.filter(({ children }) => !children).map(({ path = '' }) => path);
const memberRoutes = routes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
const filled = (path: string) => `/${path.replace(/:\w+\??/g, '7').replace('*', 'nothing')}`;

describe('every route', () => {
  it('is either cacheable or listed here with the reason', () => {
    expect(publicRoutes.filter((path) => !(path in cacheablePages) && !(path in notCacheable))).toEqual([]);
    expect(Object.keys(cacheablePages).filter((path) => !publicRoutes.includes(path) || path in notCacheable)).toEqual(
      [],
    );
    expect(Object.keys(notCacheable).filter((path) => !publicRoutes.includes(path))).toEqual([]);
  });

  it.each([...Object.keys(notCacheable), ...memberRoutes])('%s is not cacheable, whatever its parameters', (path) => {
    expect(cacheableAddress(filled(path))).toBeUndefined();
    expect(cacheableAddress(`${filled(path)}?utm_source=mail`)).toBeUndefined();
  });

  it.each(Object.keys(cacheablePages))('%s is cacheable', (path) => {
    expect(cacheableAddress(filled(path))).toBe(filled(path));
  });
});

describe('the page cache key', () => {
  it.each([
    ['/job/search?page=2&keyword=Sales+Manager', '/job/search?keyword=Sales+Manager&page=2'],
    ['/job/search?keyword=a%20b', '/job/search?keyword=a+b'],
    ['/job/search?', '/job/search'],
    // An empty title is a search without a title, which shows a warning.
    ['/job/search?keyword=', '/job/search?keyword='],
    ['/job/search?keyword=a&utm_source=x&gclid=y', '/job/search?keyword=a'],
    ['/job/search?mode=home,office&order=pay&pay=25', '/job/search?pay=25&mode=home%2Coffice&order=pay'],
    ['/?utm_campaign=diwali', '/'],
    ['/account/register', '/account/register'],
    ['/pricing?tab=combo', '/pricing?tab=combo'],
  ])('of %s is %s', (address, expected) => {
    expect(cacheableAddress(address)).toBe(expected);
    expect(cacheableAddress(expected)).toBe(expected);
  });

  it.each([
    '/job/search?keyword=a&other=1',
    // Redirected to their canonical addresses.
    '/job/search?keyword=a&location=&edu=',
    '/job/search?keyword=&location=Pune',
    '/job/search?page=&keyword=&edu=',
    '/companies/cafe-tulsi-7?experience=',
    '/job/search?keyword=a&keyword=b',
    '/job/search?keyword=a&mode=home&mode=office',
    '/job/search?keyword=a&location=Pune&location=Surat',
    '/account/login?returnUrl=%2Fdashboard',
    '/account/register?email=a@b.c',
    '/job/details/x',
    '/job/details/12345678901',
    '/jobs/Java',
    '/job/details/7/',
    '/job/search.data?keyword=a',
    `/job/search?keyword=${'x'.repeat(300)}`,
  ])('does not exist for %s', (address) => {
    expect(cacheableAddress(address)).toBeUndefined();
  });
});
