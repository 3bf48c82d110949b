import type { CreditUse } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../testing/render-screen.tsx';
import { CreditsUsed } from './credits-used.tsx';

const makeUse = (creditUseID: number, more: Partial<CreditUse> = {}): CreditUse => ({
  creditUseID,
  vacancyID: 100 + creditUseID,
  jobTitle: `Accountant ${creditUseID}`,
  orgName: 'Sri Venkateswara Enterprises',
  isManualPostedJob: false,
  spentOn: '2026-11-22T04:30:00Z',
  reasons: ['3 of 4 skills', 'Pune'],
  openedOn: null,
  returnedOn: null,
  canReturn: true,
  ...more,
});

const replyUses = (uses: CreditUse[], times?: number) =>
  network.reply('**/GetCreditUses?*', { json: uses, ...(times === undefined ? {} : { times }) });
const open = () => renderScreen(() => <CreditsUsed accountID={member.accountID} />);

beforeEach(signIn);

it('lists each credit with its job, reasons and outcome', async () => {
  await replyUses([
    makeUse(3),
    makeUse(2, { openedOn: '2026-11-22T05:00:00Z', canReturn: false }),
    makeUse(1, { returnedOn: '2026-11-22T05:00:00Z', canReturn: false }),
  ]);
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Credits used' })).toBeVisible();
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Listed on 22 Nov 2026 · 3 of 4 skills · Pune');
  expect(texts[0]).toContain('Not opened yet');
  expect(texts[1]).toContain('Opened');
  expect(texts[2]).toContain('Credit returned');
  expect(screen.getByRole('button', { name: /Not relevant/ }).elements()).toHaveLength(1);
  await expectFitsEveryWidth();
  await expectAccessible();
});

it('a returned credit is said in a toast, without a dialog, and the focus stays in the list', async () => {
  await network.reply('**/ReturnCredit', { body: 'Credit returned', contentType: 'text/plain' });
  await replyUses([makeUse(1, { returnedOn: '2026-11-22T05:00:00Z', canReturn: false })]);
  await replyUses([makeUse(1)], 1);
  const screen = await open();
  await screen.getByRole('button', { name: /^Not relevant ?: Accountant 1$/ }).click();
  await expect.element(screen.getByText('Credit returned: Accountant 1 has left your listing')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Not relevant/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Credits used' })).toHaveFocus();
  const [sent] = await network.requests('ReturnCredit');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: member.accountID, creditUseID: 1 });
});

it('a failure says why', async () => {
  await replyUses([makeUse(1)]);
  await network.reply('**/ReturnCredit', problem(409, 'A credit can be returned within 24 hours.'));
  const screen = await open();
  await screen.getByRole('button', { name: /^Not relevant ?: Accountant 1$/ }).click();
  await expect.element(screen.getByText('A credit can be returned within 24 hours.')).toBeVisible();
});

it('shows the first ten, and the rest on request; nothing before the first use', async () => {
  await replyUses(Array.from({ length: 12 }, (_, at) => makeUse(at + 1)));
  const screen = await open();
  await screen.getByRole('button', { name: 'Show all 12' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(12);
});
