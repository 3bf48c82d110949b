import { expect, it } from 'vitest';
import { expectFitsEveryWidth, withLargeText } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Footer } from './footer.tsx';

it('fits every width, at 360 px with text of 200 % too', async () => {
  await renderScreen(Footer);
  await expectFitsEveryWidth();
  await withLargeText(async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360));
});
