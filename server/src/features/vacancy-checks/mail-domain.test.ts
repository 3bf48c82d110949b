import { expect, it } from 'vitest';
import { domainOfWebsite, isAtDomain } from './mail-domain.ts';

it.each([
  ['https://www.tulsi-granites.in/about', 'tulsi-granites.in'],
  ['HTTP://Careers.Example.co.in', 'careers.example.co.in'],
  ['tulsi.in', 'tulsi.in'],
  ['https://tulsi.blogspot.com', ''],
  ['https://sites.google.com/view/tulsi', ''],
  ['https://203.0.113.7/', ''],
  ['localhost', ''],
  ['', ''],
  ['not a website', ''],
])('the domain of %j is %j', (website, domain) => {
  expect(domainOfWebsite(website)).toBe(domain);
});

it('an address belongs to a domain when it is at it or below it', () => {
  expect(isAtDomain('hr@tulsi.in', 'tulsi.in')).toBe(true);
  expect(isAtDomain('hr@Mail.Tulsi.in', 'tulsi.in')).toBe(true);
  for (const other of ['hr@nottulsi.in', 'hr@in', 'tulsi.in@evil.com', 'hr@tulsi.in.evil.com'])
    expect(isAtDomain(other, 'tulsi.in')).toBe(false);
  expect(isAtDomain('hr@tulsi.in', '')).toBe(false);
});
