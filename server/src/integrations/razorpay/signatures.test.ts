import { describe, expect, it } from 'vitest';
import { isSignature } from './signatures.ts';

// The provider's published examples (outside services: Card payments).
const payment = {
  secret: 'EnLs21M47BllR3X8PSFtjtbd',
  message: 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l',
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
};
const webhook = {
  secret: '123456',
  message: '{"a":1,"b":2,"c":{"d":3}}',
  signature: '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
};

describe.each([
  ['a payment', payment],
  ['a webhook', webhook],
])('the signature of %s', (_, { secret, message, signature }) => {
  it('is valid for text and for bytes', () => {
    expect(isSignature(secret, message, signature)).toBe(true);
    expect(isSignature(secret, Buffer.from(message), signature)).toBe(true);
  });

  it.each([
    ['another secret', () => isSignature(`${secret}x`, message, signature)],
    ['another message', () => isSignature(secret, `${message} `, signature)],
    [
      'another last digit',
      () =>
        isSignature(
          secret,
          message,
          signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
    ],
    ['a part of it', () => isSignature(secret, message, signature.slice(0, 62))],
    ['more than it', () => isSignature(secret, message, `${signature}00`)],
    ['nothing', () => isSignature(secret, message, '')],
    ['no hex', () => isSignature(secret, message, 'z'.repeat(64))],
    ['letters of two bytes', () => isSignature(secret, message, 'é'.repeat(32))],
  ])('is invalid with %s', (_, check) => expect(check()).toBe(false));
});
