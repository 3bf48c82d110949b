import { type SentApplication, withdrawTexts } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { setJustApplied, useJustApplied } from '../just-applied.ts';
import { useWithdraw } from './use-withdraw.ts';

const application = { applicationID: 9, vacancyID: 3, jobTitle: 'Accountant', orgName: 'Kaveri Mills', status: 'Sent' };

function Application() {
  const { ask } = useWithdraw(member.accountID, application as SentApplication);
  const sent = useJustApplied();
  return (
    <main>
      <button type="button" onClick={ask}>
        Withdraw it
      </button>
      <p data-testid="home">{sent ? `Just applied for ${sent.vacancyID}` : 'Nothing'}</p>
    </main>
  );
}

async function withdraw(reply: string, justApplied = 3) {
  await network.reply('**/WithdrawApplication', { body: reply, contentType: 'text/plain' });
  signIn();
  setJustApplied({ accountID: member.accountID, vacancyID: justApplied });
  const screen = await renderScreen(Application);
  await screen.getByRole('button', { name: 'Withdraw it' }).click();
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(screen.getByText(reply)).toBeVisible();
  return screen.getByTestId('home');
}

it('home no longer says that a withdrawn application is with the employer', async () => {
  await expect.element(await withdraw(withdrawTexts.withdrawn)).toHaveTextContent('Nothing');
});

it('home still shows another application', async () => {
  await expect.element(await withdraw(withdrawTexts.withdrawn, 4)).toHaveTextContent('Just applied for 4');
});

it('home still shows one that could not be withdrawn', async () => {
  await expect.element(await withdraw(withdrawTexts.decided)).toHaveTextContent('Just applied for 3');
});
