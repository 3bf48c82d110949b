import { expect, it } from 'vitest';
import routes from '../../routes.ts';
import { menus } from './menus.ts';

const pages = routes.flatMap((entry) => entry.children ?? [entry]);
const served = new Set(pages.map((page) => `/${page.path ?? ''}`.replace(/\/:.*$/, '')));
const labels = (name: keyof typeof menus) => menus[name].map(({ label }) => label);

it('links only to existing pages', () => {
  for (const { path } of Object.values(menus).flat()) expect(served).toContain(path);
});

it.each([
  ['always', ['About Us', 'Interview Connect', 'Resume Maker', 'Pricing']],
  ['signedOut', ['Home']],
  ['signedIn', ['Dashboard']],
  ['freePlan', ['Free Listing Jobs']],
  ['profile', ['Update Profile', 'Upload Resume']],
  ['account', ['Change Password']],
  [
    'quickLinks',
    ['About Us', 'Privacy Policy', 'Terms & Conditions', 'Refund Policy', 'Shipping and Delivery Policy', 'Contact Us'],
  ],
  ['footerAccount', ['Login', 'Register']],
] as const)('%s has the entries of the specification in order (commerce §2)', (name, named) => {
  expect(labels(name).filter((label) => (named as readonly string[]).includes(label))).toEqual(named);
});

it('links to the plans (commerce §2)', () => {
  expect(menus.upgrade).toEqual([{ label: 'Upgrade', path: '/plans/plan-list' }]);
  expect(menus.viewAll).toEqual([{ label: 'View All', path: '/plans/details' }]);
});
