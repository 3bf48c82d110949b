import { describe, expect, it } from 'vitest';
import { keptAddress, keptPages } from './cacheable-address.ts';
import routes from './routes.ts';

/** Made anew for each visitor, and why. Pages below the members' layout are never kept. */
const notKept: Record<string, string> = {
  jobs: 'leads elsewhere',
  register: 'leads elsewhere',
  'pricing/plan-list': 'leads elsewhere',
  'combo-plans': 'leads elsewhere',
  'job/validate/:id': 'somebody applies',
  'walkins/attending/:walkinid': 'the address is a secret',
  'walkins/status/:walkinid': 'the address is a secret',
  'walkins/reschedule/:walkin': 'the address is a secret',
  'account/reset-password/:token': 'the address is a secret',
  'account/verify-email/:token': 'the address is a secret',
  'combo-plans/registration/:key': 'the address is a secret',
  'combo-plans/success/:id/:rid': 'the address is a secret',
  'combo-plans/register-by-link/:id/:rid': 'the address is a secret',
  'register-by-link/:id/:rid': 'the address is a secret',
  'combo-plans/checkout/:orderID/:id': "somebody's order",
  'plan-ack/:accountID/:planID/:planType': "somebody's plan",
  'plans/checkout/:id': 'somebody buys',
  'interview-connect/checkout/:id/:ctc/:cexp': "somebody's pay",
  'resume-maker/checkout/:id/:ctc': "somebody's pay",
  'combo-plans/checkout/:id/:ctc/:ectc/:cexp': "somebody's pay",
  'combo-plans/quick/:id': 'somebody buys',
  'plans/checkout-process': "somebody's payment",
  'interview-connect/checkout-process/:id': "somebody's payment",
  'resume-maker/checkout-process/:id': "somebody's payment",
  'combo-plans/checkout-process/:id': "somebody's payment",
  'demo/ui': 'for us',
  'demo/outbox': "everybody's mail",
  unauthorized: 'an error',
  error: 'an error',
  '*': 'an error',
  ...Object.fromEntries(
    ['plans', 'interview-connect', 'resume-maker', 'combo-plans'].flatMap((kind) => [
      [`${kind}/success`, "somebody's payment"],
      [`${kind}/failure`, "somebody's payment"],
    ]),
  ),
};

const publicRoutes = routes.filter(({ children }) => !children).map(({ path = '' }) => path);
const memberRoutes = routes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
const filled = (path: string) => `/${path.replace(/:\w+\??/g, '7').replace('*', 'nothing')}`;

describe('every route', () => {
  it('is either kept or named here with the reason', () => {
    expect(publicRoutes.filter((path) => !(path in keptPages) && !(path in notKept))).toEqual([]);
    expect(Object.keys(keptPages).filter((path) => !publicRoutes.includes(path) || path in notKept)).toEqual([]);
    expect(Object.keys(notKept).filter((path) => !publicRoutes.includes(path))).toEqual([]);
  });

  it.each([...Object.keys(notKept), ...memberRoutes])('%s is not kept, whatever stands in it', (path) => {
    expect(keptAddress(filled(path))).toBeUndefined();
    expect(keptAddress(`${filled(path)}?utm_source=mail`)).toBeUndefined();
  });

  it.each(Object.keys(keptPages))('%s is kept', (path) => {
    expect(keptAddress(filled(path))).toBe(filled(path));
  });
});

describe('the address a page is kept under', () => {
  it.each([
    ['/job/search?page=2&keyword=Sales+Manager', '/job/search?keyword=Sales+Manager&page=2'],
    ['/job/search?keyword=a%20b', '/job/search?keyword=a+b'],
    ['/job/search?keyword=a&location=&edu=', '/job/search?keyword=a'],
    ['/job/search?keyword=a&keyword=b', '/job/search?keyword=a'],
    ['/job/search?', '/job/search'],
    ['/job/search?keyword=a&utm_source=x&gclid=y', '/job/search?keyword=a'],
    ['/?utm_campaign=diwali', '/'],
    ['/account/register', '/account/register'],
    ['/pricing?tab=combo', '/pricing?tab=combo'],
  ])('%s is %s', (address, expected) => {
    expect(keptAddress(address)).toBe(expected);
    expect(keptAddress(expected)).toBe(expected);
  });

  it.each([
    '/job/search?keyword=a&other=1',
    '/account/login?returnUrl=%2Fdashboard',
    '/account/register?email=a@b.c',
    '/job/details/x',
    '/job/details/12345678901',
    '/jobs/Java',
    '/job/details/7/',
    '/job/search.data?keyword=a',
    `/job/search?keyword=${'x'.repeat(300)}`,
  ])('is none for %s', (address) => {
    expect(keptAddress(address)).toBeUndefined();
  });
});
