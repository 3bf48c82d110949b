import { expect, it } from 'vitest';
import { signIn } from '../../../../testing/render-screen.tsx';
import * as failure from './payment-failure.tsx';
import * as success from './payment-success.tsx';

const screens = { success, failure } as Record<string, { clientLoader?: (args: never) => unknown }>;

/** Where a result page redirects instead of rendering. */
async function redirectOf(path: string): Promise<string | null> {
  try {
    const { clientLoader } = screens[path.split('/').at(-1) ?? ''] ?? {};
    await clientLoader?.({ request: new Request(`${location.origin}${path}`), params: {} } as never);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

it.each(['/plans/success', '/plans/failure'])('%s needs a login', async (path) => {
  expect(await redirectOf(path)).toBe(`/account/login?returnUrl=${encodeURIComponent(path)}`);
  signIn();
  expect(await redirectOf(path)).toBeNull();
});

it.each(['/interview-connect/success', '/combo-plans/failure'])('%s does not', async (path) => {
  expect(await redirectOf(path)).toBeNull();
});
