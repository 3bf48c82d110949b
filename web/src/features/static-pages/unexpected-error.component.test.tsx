import { expect, it } from 'vitest';
import { RequestReference } from '../../platform/document/request-reference.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

it('shows the reference of the call that failed, or of the page that the server rendered, and nothing without one', async () => {
  const ofCall = await renderScreen(() => <UnexpectedError requestId="call-7" />);
  await expect.element(ofCall.getByText('Reference: call-7')).toBeVisible();
  await ofCall.unmount();
  const ofPage = await renderScreen(() => (
    <RequestReference value="page-7">
      <UnexpectedError />
    </RequestReference>
  ));
  await expect.element(ofPage.getByText('Reference: page-7')).toBeVisible();
  await ofPage.unmount();
  const without = await renderScreen(() => <UnexpectedError />);
  await expect.element(without.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(without.container.textContent).not.toContain('Reference');
});
