import { RESUME_NOT_FOUND } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useStoredResume } from './use-stored-resume.ts';

const GET = '**/JobSeekerResume/GetResume/7';

function Screen() {
  const { data, isPending, onStored } = useStoredResume(7);
  return (
    <>
      <p>{isPending ? 'waiting' : (data ?? 'none')}</p>
      <button type="button" onClick={onStored}>
        Stored
      </button>
    </>
  );
}

it('asks again after an upload while the first request, which knows no resume, is on its way', async () => {
  await network.reply(GET, { body: RESUME_NOT_FOUND, isDelayed: true, times: 1 });
  const screen = await renderScreen(() => <Screen />);
  await expect.poll(() => network.requests('GetResume')).toHaveLength(1);
  await network.reply(GET, { body: '/resume.pdf' });
  await screen.getByRole('button', { name: 'Stored' }).click();
  // The first reply arrives after the upload.
  await network.release();
  await expect.element(screen.getByText('/resume.pdf')).toBeVisible();
  expect(await network.requests('GetResume')).toHaveLength(2);
});
