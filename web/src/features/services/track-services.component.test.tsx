import type { ServiceStatusItem } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TrackServices } from './track-services.tsx';

const SERVICES = '**/GetServiceStatus/*';

const listServices = (count: number): ServiceStatusItem[] =>
  Array.from({ length: count }, (_, at) => ({
    serviceName: `Service number ${at + 1}`,
    status: 'In Progress',
    description: '',
    processingBy: 'Venkatanarasimharajuvaripetasubrahmanyam Lakshminarayanan',
    startedOn: '2026-11-05T04:00:00.000Z',
    completedOn: '',
    serviceItemID: at + 1,
    planName: 'Career Plus',
    boughtOn: '2026-11-01T04:00:00.000Z',
    purchaseID: 1,
  }));

it('shows ten services on a page, and pages in groups of ten', async () => {
  const items = listServices(118);
  await network.reply(SERVICES, { json: { items, totalCount: items.length } });
  const screen = await renderScreen(() => <TrackServices accountID={7} />);
  const pages = screen.getByRole('navigation', { name: 'Pages of services' });
  await expect.element(screen.getByText('1 to 10 of 118')).toBeVisible();
  expect(pages.getByRole('button').all()).toHaveLength(12);
  await expectFitsEveryWidth();
  await expectAccessible();
  await pages.getByRole('button', { name: 'Next pages' }).click();
  await expect.element(screen.getByText('101 to 110 of 118')).toBeVisible();
  await expect.element(screen.getByText('Service number 101', { exact: true }).first()).toBeInTheDocument();
  await pages.getByRole('button', { name: '12', exact: true }).click();
  await expect.element(screen.getByText('111 to 118 of 118')).toBeVisible();
  await pages.getByRole('button', { name: 'Previous pages' }).click();
  await expect.element(screen.getByText('91 to 100 of 118')).toBeVisible();
  await expect.element(pages.getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-current', 'page');
});

it('shows a retry button after a failure', async () => {
  await network.reply(SERVICES, { json: { items: [], totalCount: 0 } });
  await network.reply(SERVICES, { status: 500, body: 'no', times: 1 });
  const screen = await renderScreen(() => <TrackServices accountID={7} />);
  await expect.element(screen.getByText('We could not load your services')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No services to track yet')).toBeVisible();
});
