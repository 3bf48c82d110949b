import { expect, it } from 'vitest';
import { placeLink } from './place-link.ts';

it.each([
  ['Video', 'https://meet.example/abc', 'https://meet.example/abc'],
  ['Video', ' https://meet.example/abc?pwd=1 ', 'https://meet.example/abc?pwd=1'],
  ['Phone', '+91 20 4123-4567', 'tel:+912041234567'],
  ['Phone', '(020) 4123 4567', 'tel:02041234567'],
] as const)('links to the place of a %s interview at %j', (mode, place, link) => {
  expect(placeLink({ mode, place })).toBe(link);
});

it.each([
  ['Video', 'http://meet.example/abc'],
  ['Video', 'javascript:alert(1)'],
  ['Video', 'data:text/html,x'],
  ['Video', 'https://zoom.us@evil.example/abc'],
  ['Video', 'The link comes by mail'],
  ['Phone', 'We call you'],
  ['Phone', '100;ext=*21*'],
  ['In person', 'https://maps.example'],
] as const)('has no link for a %s interview at %j', (mode, place) => {
  expect(placeLink({ mode, place })).toBeUndefined();
});
