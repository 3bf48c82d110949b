import { expect, it, vi } from 'vitest';
import { afterRegistration, type RegistrationStory } from './after-registration.ts';

const nothing: RegistrationStory = {
  routeType: null,
  planID: 0,
  vacancyID: undefined,
  returnAddress: undefined,
  hasPlan: async () => false,
};

const everything: RegistrationStory = {
  routeType: 'ina',
  planID: 4,
  vacancyID: 9,
  returnAddress: '/job/mdetails/9',
  hasPlan: async () => true,
};

it.each<[string, Partial<RegistrationStory>, string, boolean]>([
  ['interview assist checkout', { ...everything, routeType: 'ina' }, '/interview-connect/checkout-process/4', false],
  ['resume maker checkout', { ...everything, routeType: 'rm' }, '/resume-maker/checkout-process/4', false],
  ['combo checkout', { ...everything, routeType: 'cmb' }, '/combo-plans/checkout-process/4', false],
  ['a checkout without a plan: the vacancy', { ...everything, planID: 0 }, '/job/validate/9', false],
  ['an unknown origin: the vacancy', { ...everything, routeType: 'toString' }, '/job/validate/9', false],
  ['a vacancy', { vacancyID: 9, hasPlan: async () => true }, '/job/validate/9', false],
  ['a return address', { returnAddress: '/job/search' }, '/job/search', false],
  ['a plan', { hasPlan: async () => true }, '/priority-listing-jobs', true],
  ['nothing at all', {}, '/free-listing-jobs', true],
  ['a plan check that fails', { hasPlan: () => Promise.reject(new Error('offline')) }, '/free-listing-jobs', true],
])('%s', async (_story, given, to, reload) => {
  expect(await afterRegistration({ ...nothing, ...given })).toEqual({ to, reload });
});

it('asks about plans only when nothing else decides', async () => {
  const hasPlan = vi.fn(async () => true);
  await afterRegistration({ ...everything, hasPlan });
  expect(hasPlan).not.toHaveBeenCalled();
});
