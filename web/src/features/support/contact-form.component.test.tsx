import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../testing/network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContactForm } from './index.ts';

async function open() {
  await network.reply('**/Recaptcha/verify', { json: { success: true, pass: 'the-pass' } });
  return await renderScreen(() => <ContactForm captcha={{ kind: 'altcha', siteKey: '' }} replyHours={4} />);
}

it('shows all that is missing, also the captcha, and sends nothing', async () => {
  const screen = await open();
  (screen.getByRole('button', { name: 'Send' }).element() as HTMLElement).click();
  await expect.element(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
  await expect
    .element(screen.getByLabelText('What is it about?'))
    .toHaveAccessibleDescription(/Write what it is about/);
  await userEvent.fill(screen.getByLabelText('Your name'), 'Ravi Nair');
  await userEvent.fill(screen.getByLabelText('Your email'), 'ravi@example.com');
  await userEvent.fill(screen.getByLabelText('What is it about?'), 'I get no OTP.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Please complete the reCAPTCHA.')).toBeVisible();
  await network.reply('**/Support/SendMessage', problem(429, 'You have written to us ten times today.'));
  expect(await network.requests('SendMessage')).toEqual([]);
});
