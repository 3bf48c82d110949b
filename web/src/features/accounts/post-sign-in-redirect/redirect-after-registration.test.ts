import { expect, it, vi } from 'vitest';
import { type RegistrationContext, redirectAfterRegistration } from './redirect-after-registration.ts';

const nothing: RegistrationContext = {
  routeType: null,
  planID: 0,
  vacancyID: undefined,
  returnUrl: undefined,
  hasPlan: async () => false,
};

const everything: RegistrationContext = {
  routeType: 'ina',
  planID: 4,
  vacancyID: 9,
  returnUrl: '/job/mdetails/9',
  hasPlan: async () => true,
};

it.each<[string, Partial<RegistrationContext>, string, boolean]>([
  ['interview assist checkout', { ...everything, routeType: 'ina' }, '/interview-connect/checkout-process/4', false],
  ['resume maker checkout', { ...everything, routeType: 'rm' }, '/resume-maker/checkout-process/4', false],
  ['combo checkout', { ...everything, routeType: 'cmb' }, '/combo-plans/checkout-process/4', false],
  ['a checkout without a plan opens the vacancy', { ...everything, planID: 0 }, '/job/validate/9', false],
  ['an unknown origin opens the vacancy', { ...everything, routeType: 'toString' }, '/job/validate/9', false],
  ['a vacancy', { vacancyID: 9, hasPlan: async () => true }, '/job/validate/9', false],
  ['a return address', { returnUrl: '/job/search' }, '/job/search', false],
  ['a plan', { hasPlan: async () => true }, '/priority-listing-jobs', true],
  ['no context', {}, '/free-listing-jobs', true],
  ['a plan check that fails', { hasPlan: () => Promise.reject(new Error('offline')) }, '/free-listing-jobs', true],
])('%s', async (_context, given, to, reload) => {
  expect(await redirectAfterRegistration({ ...nothing, ...given })).toEqual({ to, reload });
});

it('checks plans only when nothing else decides', async () => {
  const hasPlan = vi.fn(async () => true);
  await redirectAfterRegistration({ ...everything, hasPlan });
  expect(hasPlan).not.toHaveBeenCalled();
});
