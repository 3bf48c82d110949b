import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BulkBar, type Column, DataTable, listKeys, useSelection } from '../index.ts';

interface Vacancy {
  id: number;
  title: string;
  company: string;
}

const rows: Vacancy[] = [
  { id: 1, title: 'Java Developer', company: 'Asha Software' },
  { id: 2, title: 'Nurse', company: 'Bala Hospital' },
  { id: 3, title: 'Welder', company: 'Chitra Works' },
];

const columns: Column<Vacancy>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Company', cell: ({ company }) => company },
  { header: 'Number', align: 'end', phone: false, cell: ({ id }) => id },
];

function List({ isOpening = true }: { isOpening?: boolean }) {
  const selection = useSelection<number>();
  const [openID, setOpenID] = useState<number>();
  const [left, setLeft] = useState(rows);
  return (
    <main>
      <DataTable
        label="Vacancies"
        rows={left}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        onOpen={({ id }) => setOpenID(id)}
        openKey={isOpening ? openID : undefined}
        selection={selection}
        total={120}
        page={1}
        empty="No vacancies"
      />
      <BulkBar selection={selection} noun="vacancies">
        <button type="button">Close</button>
      </BulkBar>
      <output>open {openID}</output>
      <button type="button" onClick={() => setLeft(left.filter(({ id }) => id !== openID))}>
        Decide
      </button>
    </main>
  );
}

it('is a table on wide screens and a list on phones, without the columns that phones omit', async () => {
  const screen = await renderScreen(List);
  await expect.element(screen.getByRole('list', { name: 'Vacancies' })).toBeVisible();
  await expect.element(screen.getByText('Number')).not.toBeInTheDocument();
  await expectAccessible();
  await expectFitsEveryWidth();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
});

it('moves with j and k, opens with Enter, and selects with x', async () => {
  const screen = await renderScreen(() => <List isOpening={false} />);
  await expect.element(screen.getByText('Welder')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(screen.getByRole('button', { name: 'Nurse' })).toHaveFocus();
  await userEvent.keyboard('xk');
  await expect.element(screen.getByRole('button', { name: 'Java Developer' })).toHaveFocus();
  await userEvent.keyboard('x{Enter}');
  await expect.element(screen.getByText('open 1')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('region', { name: 'Selected vacancies' }).getByText('2 selected'))
    .toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(screen.getByRole('region', { name: 'Selected vacancies' })).not.toBeInTheDocument();
});

it('opens the next row with j while details are open', async () => {
  const screen = await renderScreen(List);
  await screen.getByRole('button', { name: 'Java Developer' }).click();
  await expect.element(screen.getByText('open 1')).toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('open 2')).toBeInTheDocument();
  await userEvent.keyboard('k');
  await expect.element(screen.getByText('open 1')).toBeInTheDocument();
});

it('continues at the same place when the open row leaves the list', async () => {
  const screen = await renderScreen(List);
  await screen.getByRole('button', { name: 'Nurse' }).click();
  await screen.getByRole('button', { name: 'Decide' }).click();
  await expect.element(screen.getByRole('button', { name: 'Nurse' })).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('open 3')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Decide' }).click();
  await userEvent.keyboard('k');
  await expect.element(screen.getByText('open 1')).toBeInTheDocument();
});

it('keeps the text of its rows legible while it loads again', async () => {
  const screen = await renderScreen(() => (
    <main>
      <DataTable
        label="Vacancies"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        empty="No vacancies"
        busy
      />
    </main>
  ));
  await expect.element(screen.getByText('Welder')).toBeVisible();
  await expectAccessible();
});

it('selects all rows of the page, and links to the others with the filters of the address', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen(List, { path: '/vacancies', url: '/vacancies?status=draft' });
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Selected vacancies' }).getByText('3 selected'))
    .toBeVisible();
  await expect.element(screen.getByText('120 total')).toBeVisible();
  const next = screen.getByRole('link', { name: 'Next' });
  await expect.element(next).toHaveAttribute('href', '/vacancies?status=draft&page=2');
  await page.viewport(360, 740);
});

it('selects all rows of the page on phones too', async () => {
  const screen = await renderScreen(List);
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Selected vacancies' }).getByText('3 selected'))
    .toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
});

it('selects all rows of the page with Shift and x, and none with the same keys again', async () => {
  const screen = await renderScreen(List);
  await expect.element(screen.getByText('Welder')).toBeVisible();
  expect(listKeys().map(({ key, label }) => `${key}: ${label}`)).toContain('X: Select all on this page');
  await userEvent.keyboard('jx{Shift>}X{/Shift}');
  const bar = screen.getByRole('region', { name: 'Selected vacancies' });
  await expect.element(bar.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await expect.element(bar).not.toBeInTheDocument();
});

it('says that there are no rows', async () => {
  const screen = await renderScreen(() => (
    <DataTable
      label="Vacancies"
      rows={[]}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      empty="No vacancies yet"
    />
  ));
  await expect.element(screen.getByRole('heading', { name: 'No vacancies yet' })).toBeVisible();
});
