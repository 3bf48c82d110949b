import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component } from './rules-screen.tsx';

const kit = {
  ruleID: 'fee-kit',
  kind: 'fee',
  label: 'Fee for kit, uniform or ID card',
  explanation: 'It asks job seekers to pay for a kit, uniform, ID card or device. Nobody may take money for a job.',
  isEnabled: true,
  level: 'high',
  usualLevel: 'high',
  takesPhrases: true,
  phrases: ['welcome box'],
  version: 4,
  changedBy: 'Asha Nair',
  changedOn: '2026-03-01T05:00:00.000Z',
  found: 1234,
  right: 9,
  wrong: 1,
};
const phone = {
  ...kit,
  ruleID: 'contact-phone',
  kind: 'contact',
  label: 'Phone number in the text',
  isEnabled: false,
  level: 'low',
  usualLevel: 'low',
  takesPhrases: false,
  phrases: [],
  version: 0,
  changedBy: '',
  changedOn: null,
  found: 0,
  right: 0,
  wrong: 0,
};
const trial = {
  total: 4200,
  screened: 4200,
  next: null,
  before: 3,
  after: 5,
  heldLive: 2,
  added: [{ vacancyID: 77, jobTitle: 'Packer', orgName: 'Tulsi Traders', words: 'lucky hamper' }],
};

beforeEach(async () => {
  signInStaff(['moderation']);
  await network.reply('**/Staff/ListScreeningRules', { json: [kit, phone] });
  await network.reply('**/Staff/ListAudit**', { json: [] });
});

const open = (url = '/moderation/rules') =>
  renderScreen(
    () => (
      <>
        <Component />
        <ReasonHost />
      </>
    ),
    { path: '/moderation/rules/:ruleID?', url },
  );
const sentTo = async (call: string) => (await network.requests(call)).map(({ body }) => JSON.parse(body ?? ''));

it('lists the rules with what they do and how often they were right', async () => {
  const screen = await open();
  const kitRow = screen.getByRole('listitem').filter({ hasText: 'Fee for kit' });
  for (const text of ['Holds the vacancy', '1,234', '90 % of 10'])
    await expect.element(kitRow.getByText(text)).toBeVisible();
  const phoneRow = screen.getByRole('listitem').filter({ hasText: 'Phone number' });
  await expect.element(phoneRow.getByText('Off')).toBeVisible();
});

it('tries a change on recent vacancies, then saves it with a reason', async () => {
  await network.reply('**/Staff/TryScreeningRule', { json: trial });
  await network.reply('**/Staff/EditScreeningRule', { body: 'It is changed.' });
  const screen = await open();
  await screen.getByRole('button', { name: /Fee for kit/ }).click();
  await expect.element(screen.getByText(/Changed by Asha Nair/)).toBeVisible();
  await screen.getByLabelText('Custom phrases').fill('welcome box\n\n  lucky hamper ');
  await userEvent.selectOptions(screen.getByLabelText('What a finding does'), 'Publishes it and opens a case');
  await screen.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await expect
    .element(screen.getByText(/Of all 4,200 vacancies of the last 30 days it finds 3 now, and 5 with/))
    .toBeVisible();
  await expect.element(screen.getByText('2 live vacancies would be held')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Packer' })).toHaveAttribute('href', '/vacancies/77');
  const setting = { ruleID: 'fee-kit', isEnabled: true, level: 'medium', phrases: ['welcome box', 'lucky hamper'] };
  expect(await sentTo('TryScreeningRule')).toEqual([setting]);

  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByLabelText('Reason').fill('Seen in reports');
  await screen.getByRole('button', { name: 'Change the rule' }).click();
  await expect.poll(() => sentTo('EditScreeningRule')).toEqual([{ ...setting, version: 4, reason: 'Seen in reports' }]);
});

it('tries a change on all vacancies of the last 30 days, part by part, with its progress', async () => {
  const part = { ...trial, total: null, screened: 1000, next: 1501, added: [] };
  const url = '**/Staff/TryScreeningRule';
  // The mock that was added last replies first.
  await network.reply(url, { json: { ...part, screened: 2200, next: null }, isDelayed: true });
  await network.reply(url, { json: part, times: 1 });
  await network.reply(url, { json: { ...part, total: 4200, next: 2501, added: trial.added }, times: 1 });
  const screen = await open('/moderation/rules/fee-kit');
  await screen.getByLabelText('Custom phrases').fill('lucky hamper');
  await screen.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await expect
    .element(screen.getByText(/Of the newest 2,000 of 4,200 vacancies .* finds 6 now, and 10 with/))
    .toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Trying the rule' })).toHaveAttribute('value', '48');
  await network.release();
  await expect.element(screen.getByText(/Of all 4,200 vacancies .* finds 9 now, and 15 with/)).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect((await sentTo('TryScreeningRule')).map(({ below }) => below)).toEqual([undefined, 2501, 1501]);
});

it('stops a trial, and says how many it has tried', async () => {
  const url = '**/Staff/TryScreeningRule';
  await network.reply(url, { json: { ...trial, total: null, screened: 1000 }, isDelayed: true });
  await network.reply(url, { json: { ...trial, screened: 1000, next: 2501 }, times: 1 });
  const screen = await open('/moderation/rules/fee-kit');
  await screen.getByLabelText('Custom phrases').fill('lucky hamper');
  await screen.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await screen.getByRole('button', { name: 'Stop' }).click();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await network.release();
  await expect.element(screen.getByText(/Of the newest 1,000 of 4,200 vacancies/)).toBeVisible();
});

it('shows what the server refuses, and keeps what is typed', async () => {
  const message = 'This rule was changed by Ravi.';
  await network.reply('**/Staff/EditScreeningRule', problem(409, message));
  const screen = await open('/moderation/rules/fee-kit');
  await screen.getByLabelText('Custom phrases').fill('lucky hamper');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByLabelText('Reason').fill('Seen in reports');
  await screen.getByRole('button', { name: 'Change the rule' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByLabelText('Custom phrases')).toHaveValue('lucky hamper');
});

it('offers no phrases for a rule that takes none', async () => {
  const screen = await open('/moderation/rules/contact-phone');
  await expect.element(screen.getByLabelText('What a finding does')).toBeVisible();
  await expect.element(screen.getByLabelText('Custom phrases')).not.toBeInTheDocument();
});

it('is accessible and fits every width, with the open rule and a trial', async () => {
  await network.reply('**/Staff/TryScreeningRule', { json: trial });
  const screen = await open('/moderation/rules/fee-kit');
  await screen.getByLabelText('Custom phrases').fill('lucky hamper');
  await screen.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await expect.element(screen.getByText('2 live vacancies would be held')).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
});
