import type { CheckToRepeat, StaffCheck } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReasonHost } from '../../ui/index.ts';
import { VacancyChecks } from './vacancy-checks.tsx';

const check: StaffCheck = {
  checkID: 5,
  kind: 'source',
  detail: 'https://tulsi.in/jobs/very-long-address-of-a-page-that-does-not-fit-on-a-line-of-a-phone',
  checkedOn: '2026-11-20T06:00:00.000Z',
  checkedBy: 'Meera Staff',
  isOfCompany: false,
};
const bodies = async (part: string) => (await network.requests(part)).map(({ body }) => JSON.parse(body ?? '{}'));

async function open(
  checks: StaffCheck[],
  { domain = 'tulsi.in', toRepeat = [] as CheckToRepeat[], isVouched = true } = {},
) {
  await network.reply('**/Staff/ListChecks*', { json: { checks, toRepeat, domain, isVouched } });
  const screen = await renderScreen(() => (
    <>
      <VacancyChecks vacancyID={7} companyID={3} />
      <ReasonHost />
    </>
  ));
  await expect.element(screen.getByRole('heading', { name: 'Checks' })).toBeVisible();
  return screen;
}

beforeEach(() => network.reply('**/Staff/RecordCheck', { json: check }));

it('says that nothing was checked, and records a check of the chosen kind', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText(/No checks yet/)).toBeVisible();
  await screen.getByText('Record a check', { exact: true }).click();
  (screen.getByRole('button', { name: 'Record the check' }).element() as HTMLElement).click();
  await expect.element(screen.getByText('Write what was checked.')).toBeVisible();
  expect(await bodies('RecordCheck')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Check', { exact: true }), 'Call');
  await userEvent.fill(screen.getByLabelText('What was checked'), 'Asha, reception');
  await screen.getByRole('button', { name: 'Record the check' }).click();
  await expect.poll(() => bodies('RecordCheck')).toEqual([{ vacancyID: 7, kind: 'call', detail: 'Asha, reception' }]);
});

it('shows at the field why a number cannot be right, and keeps it', async () => {
  const message = 'The check digit of this GSTIN is wrong. Please compare it with the certificate.';
  await network.reply('**/Staff/RecordCheck', {
    status: 400,
    contentType: 'application/problem+json',
    json: {
      type: '',
      title: '',
      status: 400,
      code: 'bad_input',
      detail: message,
      errors: [{ field: 'detail', message }],
    },
  });
  const screen = await open([]);
  await screen.getByText('Record a check', { exact: true }).click();
  await userEvent.selectOptions(screen.getByLabelText('Check', { exact: true }), 'Company number');
  const field = screen.getByLabelText('What was checked');
  await userEvent.fill(field, '27AAPFU0939F1ZW');
  await screen.getByRole('button', { name: 'Record the check' }).click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(field).toHaveValue('27AAPFU0939F1ZW');
});

it('shows who checked what and when, and ends a check with a reason', async () => {
  await network.reply('**/Staff/RemoveCheck', { body: 'The check was ended.' });
  const screen = await open([check]);
  await expect.element(screen.getByText(/Meera Staff, 20 Nov/)).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
  await screen.getByRole('button', { name: 'End the check: Source' }).click();
  await userEvent.fill(screen.getByLabelText('Reason'), 'The page is gone');
  await screen.getByRole('button', { name: 'End the check', exact: true }).click();
  await expect.poll(() => bodies('RemoveCheck')).toEqual([{ checkID: 5, reason: 'The page is gone' }]);
});

it('says what is to be checked again, and why', async () => {
  const ended = {
    kind: 'call',
    detail: check.detail,
    endedOn: '2026-11-21T06:00:00.000Z',
    changed: 'description, pay',
  };
  const screen = await open([check], { toRepeat: [ended as CheckToRepeat] });
  await expect.element(screen.getByText('Check again: Call')).toBeVisible();
  await expect.element(screen.getByText(/on 21 Nov.*because this changed: description, pay/)).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
});

it('says that the job does not show the checks of its company, and what to do', async () => {
  const screen = await open([{ ...check, isOfCompany: true }], { isVouched: false });
  await expect.element(screen.getByText('The job does not show the checks of its company')).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
});

it('sends a code to the domain of the company and confirms it', async () => {
  await network.reply('**/Staff/SendDomainMail', { body: 'The code is on its way.' });
  await network.reply('**/Staff/ConfirmDomainMail', { json: { ...check, kind: 'domain-mail' } });
  const screen = await open([]);
  await screen.getByText('Check the email of the company').click();
  await userEvent.fill(screen.getByLabelText('Address of the company'), 'hr@tulsi.in');
  await screen.getByRole('button', { name: 'Send a code' }).click();
  await expect.poll(() => bodies('SendDomainMail')).toEqual([{ companyID: 3, email: 'hr@tulsi.in' }]);
  await userEvent.fill(screen.getByLabelText('Code sent to the company'), '204816');
  await screen.getByRole('button', { name: 'Confirm the code' }).click();
  await expect.poll(() => bodies('ConfirmDomainMail')).toEqual([{ companyID: 3, code: '204816' }]);
});

it('says what is missing where the company has no website', async () => {
  const screen = await open([], { domain: '' });
  await screen.getByText('Check the email of the company').click();
  await expect.element(screen.getByText(/has no website of its own/)).toBeVisible();
});
