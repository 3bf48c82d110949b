import { beforeEach, expect, it } from 'vitest';
import { takeEarlyReply } from './early-replies.ts';

const ADDRESS = '/api/applyjob/GetApplications/1002';
const reply = Promise.resolve(new Response('[]'));

beforeEach(() => {
  window.earlyReplies = { token: 't1', at: Date.now(), replies: { [ADDRESS]: reply } };
});

it('gives each reply once', () => {
  expect(takeEarlyReply('GET', '/api/other', 't1')).toBeUndefined();
  expect(takeEarlyReply('GET', ADDRESS, 't1')).toBe(reply);
  expect(takeEarlyReply('GET', ADDRESS, 't1')).toBeUndefined();
});

it('returns none to another session', () => {
  expect(takeEarlyReply('GET', ADDRESS, 't2')).toBeUndefined();
  expect(takeEarlyReply('GET', ADDRESS, 't1')).toBeUndefined();
});

it('returns none after a call that writes', () => {
  takeEarlyReply('POST', '/api/applyjob/WithdrawApplication', 't1');
  expect(takeEarlyReply('GET', ADDRESS, 't1')).toBeUndefined();
});

it('returns none that is stale', () => {
  window.earlyReplies = { token: 't1', at: Date.now() - 31_000, replies: { [ADDRESS]: reply } };
  expect(takeEarlyReply('GET', ADDRESS, 't1')).toBeUndefined();
});
