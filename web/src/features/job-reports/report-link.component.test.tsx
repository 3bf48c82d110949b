import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { ReportLink } from './index.ts';

const job = { vacancyID: 12, jobTitle: 'Staff Nurse', orgName: 'Sanjeevani Hospital' };
const FAILED = 'We could not send your report. What you typed is still here. Please try again.';
const THANKS = 'Thank you. We will check this job and write to you about our decision.';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function open() {
  await network.reply('**/Settings', { json: { captcha: { kind: 'altcha', siteKey: '' } } });
  const screen = await renderScreen(() => <ReportLink job={job}>Report this job</ReportLink>);
  const link = screen.getByRole('link', { name: 'Report this job' });
  await link.click();
  const sheet = screen.getByRole('dialog', { name: 'Report this job' });
  const reason = (name: string) => sheet.getByRole('radio', { name });
  await expect.element(reason('It asks for money')).toBeVisible();
  return {
    screen,
    link,
    sheet,
    reason,
    text: sheet.getByLabelText('What happened?'),
    // Pressed by key: the sheet scrolls.
    send: async () => {
      sheet.getByRole('button', { name: 'Send report' }).element().focus();
      await userEvent.keyboard('{Enter}');
    },
  };
}
const sentReports = () => network.requests('Jobs/ReportJob');

describe('a member', () => {
  beforeEach(signIn);

  it('reports a job with reason and text, and shows what happens next', async () => {
    await network.reply('**/Jobs/ReportJob', { json: { text: THANKS } });
    const { sheet, reason, text, send, link } = await open();
    await expect.element(sheet.getByText('Staff Nurse')).toBeVisible();
    expect(sheet.getByLabelText('Your email').elements()).toEqual([]);
    await reason('It asks for money').click();
    await userEvent.fill(text, 'They want ₹999 by UPI.');
    await send();
    await expect.element(sheet.getByRole('status')).toHaveTextContent(THANKS);
    await expect.element(sheet.getByText('The company is not told who reported the job.')).toBeVisible();
    await expect.element(sheet.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
    const [{ body } = { body: null }] = await sentReports();
    for (const value of ['12', 'money', 'They want ₹999 by UPI.']) expect(body).toContain(value);
    expect(sessionStorage.length).toBe(0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(link).toHaveFocus();
  });

  it('sees what is missing, and nothing is sent', async () => {
    const { sheet, reason, text, send } = await open();
    await send();
    await expect.element(sheet.getByText('Choose what is wrong', { exact: true })).toBeVisible();
    await expect.element(reason('It asks for money')).toHaveFocus();
    await reason('Something else').click();
    await send();
    await expect.element(text).toHaveAccessibleDescription(/Write what is wrong/);
    await expect.element(text).toHaveFocus();
    expect(await sentReports()).toEqual([]);
  });

  it('loses nothing when offline or when the sheet is closed', async () => {
    await network.reply('**/Jobs/ReportJob', { isAborted: true });
    const { sheet, reason, text, send, link } = await open();
    await reason('The company or the job is not real').click();
    await userEvent.fill(text, 'No such office.');
    await send();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(FAILED);
    await expect.element(text).toHaveValue('No such office.');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await link.click();
    await expect.element(text).toHaveValue('No such office.');
    await expect.element(reason('The company or the job is not real')).toBeChecked();
    await network.reply('**/Jobs/ReportJob', { json: { text: THANKS } });
    await send();
    await expect.element(sheet.getByRole('status')).toHaveTextContent(THANKS);
  });

  it('sees why a picture is not accepted, before and after sending it', async () => {
    await network.reply('**/Jobs/ReportJob', problem(415, 'This file is not a picture.', 'unsupported_type'));
    const { sheet, reason, text, send } = await open();
    const field = sheet.getByLabelText(/picture/);
    await userEvent.upload(field, new File(['x'], 'chat.pdf'));
    await expect.element(sheet.getByText('Please choose a JPG, PNG or WebP picture.')).toBeVisible();
    await userEvent.upload(field, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'chat.jpg'));
    await expect.element(sheet.getByText(/larger than 5MB/)).toBeVisible();
    await userEvent.upload(field, new File(['no picture'], 'chat.jpg'));
    await expect.element(sheet.getByLabelText(/chat\.jpg/)).toBeInTheDocument();
    await reason('It asks for money').click();
    await userEvent.fill(text, 'See the picture.');
    await send();
    await expect.element(sheet.getByText('This file is not a picture.')).toBeVisible();
    await expect.element(text).toHaveValue('See the picture.');
    await sheet.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.element(sheet.getByLabelText(/chat\.jpg/)).not.toBeInTheDocument();
  });

  it('sees that ten jobs a day is the limit', async () => {
    await network.reply('**/Jobs/ReportJob', problem(429, 'You have reported ten jobs today.', 'too_many_requests'));
    const { sheet, reason, send } = await open();
    await reason('The job is already taken').click();
    await send();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('You have reported ten jobs today.');
  });
});

describe('a guest', () => {
  it('gives an address and solves the captcha, on every screen', async () => {
    const { sheet, reason, send } = await open();
    await send();
    await expect.element(reason('It asks for money')).toHaveFocus();
    await reason('It asks for money').click();
    await send();
    const email = sheet.getByLabelText('Your email');
    await expect.element(email).toHaveAccessibleDescription(/Enter your email/);
    await userEvent.fill(email, 'asha@example.com');
    await send();
    await expect.element(sheet.getByText('Please complete the reCAPTCHA.')).toBeVisible();
    expect(await sentReports()).toEqual([]);
    await expectFitsEveryWidth();
    await expectAccessible();
  });
});

it('says when the form could not be loaded, and loads it again', async () => {
  await network.reply('**/Settings', { isAborted: true });
  const screen = await renderScreen(() => <ReportLink job={job}>Report this job</ReportLink>);
  await screen.getByRole('link', { name: 'Report this job' }).click();
  await expect.element(screen.getByText(/We could not load the form/)).toBeVisible();
  await network.reply('**/Settings', { json: { captcha: { kind: 'altcha', siteKey: '' } } });
  await screen.getByRole('dialog').getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByRole('radio', { name: 'It asks for money' })).toBeVisible();
});

it('is a link to a page without JavaScript, and in a new tab', async () => {
  const screen = await renderScreen(() => <ReportLink job={job}>Report this job</ReportLink>);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/job/report/12');
});
