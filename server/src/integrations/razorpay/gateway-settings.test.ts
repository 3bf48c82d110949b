import { expect, it } from 'vitest';
import { readConfig, SettingError } from '../../config.ts';

const all = {
  RAZORPAY_KEY_ID: 'rzp_live_4kT9mQ2LxVbN7c',
  RAZORPAY_KEY_SECRET: 'uW3nX8aPqYtR5eKz',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret-of-ours',
};

it('accepts all three settings, or none', () => {
  expect(readConfig({}).razorpay).toBeUndefined();
  expect(readConfig({ ...all }).razorpay).toEqual({
    keyId: 'rzp_live_4kT9mQ2LxVbN7c',
    keySecret: 'uW3nX8aPqYtR5eKz',
    webhookSecret: 'hook-secret-of-ours',
  });
});

it.each(Object.keys(all))('fails without %s or with it alone, and names the missing setting', (name) => {
  expect(() => readConfig({ ...all, [name]: '' })).toThrow(SettingError);
  expect(() => readConfig({ ...all, [name]: '' })).toThrow(`The setting ${name} is invalid: is required`);
  const alone = { [name]: all[name as keyof typeof all] };
  const first = Object.keys(all).find((other) => other !== name);
  expect(() => readConfig(alone)).toThrow(`The setting ${first} is invalid: is required together with ${name}`);
});

it('rejects a malformed key id and a weak webhook secret without printing secrets', () => {
  expect(() => readConfig({ ...all, RAZORPAY_KEY_ID: 'key' })).toThrow(/RAZORPAY_KEY_ID is invalid: must be like/);
  const weak = () => readConfig({ ...all, RAZORPAY_WEBHOOK_SECRET: 'hush' });
  expect(weak).toThrow(/RAZORPAY_WEBHOOK_SECRET is invalid: must have at least 16 characters/);
  expect(weak).not.toThrow(/hush|uW3nX8aPqYtR5eKz/);
});
