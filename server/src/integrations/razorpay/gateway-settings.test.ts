import { expect, it } from 'vitest';
import { readConfig, SettingError } from '../../config.ts';

const all = {
  RAZORPAY_KEY_ID: 'rzp_live_4kT9mQ2LxVbN7c',
  RAZORPAY_KEY_SECRET: 'uW3nX8aPqYtR5eKz',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret-of-ours',
};

it('takes all three settings, or none', () => {
  expect(readConfig({}).razorpay).toBeUndefined();
  expect(readConfig({ ...all }).razorpay).toEqual({
    keyId: 'rzp_live_4kT9mQ2LxVbN7c',
    keySecret: 'uW3nX8aPqYtR5eKz',
    webhookSecret: 'hook-secret-of-ours',
  });
});

it.each(Object.keys(all))('stops without %s beside the others, or with it alone, and names what is missing', (name) => {
  expect(() => readConfig({ ...all, [name]: '' })).toThrow(SettingError);
  expect(() => readConfig({ ...all, [name]: '' })).toThrow(`The setting ${name} is wrong: it is missing`);
  const alone = { [name]: all[name as keyof typeof all] };
  const first = Object.keys(all).find((other) => other !== name);
  expect(() => readConfig(alone)).toThrow(`The setting ${first} is wrong: it is missing beside ${name}`);
});

it('takes no key id of another form, and no weak secret for webhooks; the line tells no secret', () => {
  expect(() => readConfig({ ...all, RAZORPAY_KEY_ID: 'key' })).toThrow(/RAZORPAY_KEY_ID is wrong: must be like/);
  const weak = () => readConfig({ ...all, RAZORPAY_WEBHOOK_SECRET: 'hush' });
  expect(weak).toThrow(/RAZORPAY_WEBHOOK_SECRET is wrong: must have at least 16 characters/);
  expect(weak).not.toThrow(/hush|uW3nX8aPqYtR5eKz/);
});
