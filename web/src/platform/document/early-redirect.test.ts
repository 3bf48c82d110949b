import { describe, expect, it } from 'vitest';
import { signInAddress } from '../session/guard.ts';
import { earlyRedirectScript } from './early-redirect.ts';

const members = { handle: { needsSession: true }, pathname: '/dashboard' };

/** Runs the script in a page of a browser that has stored this token. Returns the address it goes to. */
function runScript(script: string, token: string | null): string | undefined {
  let target: string | undefined;
  const location = {
    pathname: '/job/alerts',
    search: '?a=1&b=2',
    replace: (address: string) => {
      target = address;
    },
  };
  new Function('localStorage', 'location', script)({ getItem: () => token }, location);
  return target;
}

describe('the script that sends visitors to sign-in', () => {
  it('goes to the address that the guard redirects to', () => {
    expect(runScript(earlyRedirectScript([{ pathname: '/' }, members]), null)).toBe(
      signInAddress('/job/alerts?a=1&b=2'),
    );
  });

  it('leaves those who have a token to the guard, which knows whether it is valid', () => {
    expect(runScript(earlyRedirectScript([members]), 't1')).toBeUndefined();
  });

  it('is part of those paths of a route alone that need a session', () => {
    const handle = { needsSession: (pathname: string) => pathname === '/plans/success' };
    expect(earlyRedirectScript([{ handle, pathname: '/plans/success' }])).not.toBe('');
    expect(earlyRedirectScript([{ handle, pathname: '/combo-plans/success' }])).toBe('');
    expect(earlyRedirectScript([{ pathname: '/' }, { handle: { other: 1 }, pathname: '/' }])).toBe('');
  });
});
