import { expect, it } from 'vitest';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import HowWeCheck from './how-we-check.tsx';

it('says what is free and what is sold', async () => {
  const screen = await renderScreen(HowWeCheck, { loaderData: { publicUrl: '', figures: [] } });
  await expect.element(screen.getByText(EMPLOYERS_ASK_NO_MONEY, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(ONLY_PLANS_ARE_SOLD, { exact: false })).toBeVisible();
});
