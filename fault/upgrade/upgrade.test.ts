import { expect, it } from 'vitest';
import { upgrade } from './upgrade.ts';

// Times are for `npm run fault`: here only what holds on any machine.
it('no request of the first release fails while its database is migrated to this one', async () => {
  const figures = await upgrade.runStandalone(1_000, () => undefined);
  expect(figures.find(({ what }) => what.startsWith('requests that failed'))).toMatchObject({ value: '0', pass: true });
  expect(figures.find(({ what }) => what.endsWith(' migrations'))).toBeDefined();
});
