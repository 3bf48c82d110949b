import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { network } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signInStaff } from '../api/test-staff-session.ts';
import {
  askReason,
  ConsolePage,
  Figure,
  FilterBar,
  FilterSearch,
  FilterSelect,
  HistoryList,
  ListWithPane,
  ReasonHost,
  SEARCH_HINT,
  SidePane,
  useFilterAddress,
  useFilters,
  useKeys,
} from './index.ts';

/** Width of the scroll bar of a desktop window. */
const SCROLL_BAR = 15;

const defaults = { q: '', status: 'live' };
const personal = { search: '', status: 'live' };

function Filters() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { search } = useLocation();
  return (
    <ConsolePage title="Vacancies">
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSearch label="Title" value={filters.q} onChange={(q) => setFilters({ q })} />
        <FilterSelect
          label="Status"
          value={filters.status}
          options={[
            { value: 'live', label: 'Live' },
            { value: 'draft', label: 'Draft' },
          ]}
          onChange={(status) => setFilters({ status })}
        />
      </FilterBar>
      <Figure label="Live" value="1,234" to="/elsewhere" hint="12 more than last week" />
      <p>
        {filters.q || 'all'} {filters.status}, page {page}, address {search || 'empty'}
      </p>
    </ConsolePage>
  );
}

it('a search field keeps what is typed while the address follows behind, and by Escape', async () => {
  const changes: string[] = [];
  const field = (value: string) => <FilterSearch label="Title" value={value} onChange={(text) => changes.push(text)} />;
  const screen = await render(field(''));
  const box = screen.getByRole('searchbox', { name: 'Title' });
  for (const text of ['n', 'nu', 'nurse']) {
    await box.fill(text);
    await userEvent.keyboard('{Enter}');
  }
  expect(changes).toEqual(['n', 'nu', 'nurse']);
  await userEvent.keyboard('{Enter}');
  expect(changes).toHaveLength(3);
  await screen.rerender(field('n'));
  await expect.element(box).toHaveValue('nurse');
  await screen.rerender(field('nurse'));
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('nurse');
  await expect.element(box).not.toHaveFocus();
  // By the back button.
  await screen.rerender(field('nu'));
  await expect.element(box).toHaveValue('nu');
});

it.each([
  [360, SEARCH_HINT, false],
  [1280, SEARCH_HINT, false],
  [360, 'Name, email, mobile, number', true],
  [1280, 'Name, email, mobile, number', true],
] as const)('a search field at %i px shows its whole hint beside another filter: %s', async (width, hint, isWide) => {
  await page.viewport(width, 740);
  signInStaff([]);
  const Screen = () => (
    <ConsolePage title="Vacancies">
      <FilterBar>
        <FilterSearch
          label="Title, company or number"
          value=""
          placeholder={hint}
          isWide={isWide}
          onChange={() => undefined}
        />
        <FilterSelect label="Status" value="" options={[]} onChange={() => undefined} />
      </FilterBar>
    </ConsolePage>
  );
  const screen = await renderScreen(Screen);
  const box = screen.getByRole('searchbox');
  await expect.element(box).toBeVisible();
  const field = box.element() as HTMLInputElement;
  const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.font = font;
  // Browsers keep the room of the button that empties the field, and a window may have a scroll bar.
  const reserved = 1.25 * Number.parseFloat(fontSize) + SCROLL_BAR / 2;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - reserved;
  expect(canvas.measureText(hint).width).toBeLessThanOrEqual(room);
});

it('filters live in the address; a changed one starts at page 1, and a default one is not in it', async () => {
  const screen = await renderScreen(Filters, { path: '/vacancies', url: '/vacancies?q=nurse&page=3' });
  await expect.element(screen.getByText('nurse live, page 3, address ?q=nurse&page=3')).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Title' })).toHaveValue('nurse');
  await expectAccessible();
  await expectFitsEveryWidth();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('draft');
  await expect.element(screen.getByText('nurse draft, page 1, address ?q=nurse&status=draft')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Title' }).fill('welder');
  await expect.element(screen.getByText('welder draft, page 1, address ?q=welder&status=draft')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByText('all live, page 1, address empty')).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Title' })).toHaveValue('');
  expect(document.title).toContain('Vacancies');
});

it('keeps a filter that is set while the text before it still waits to be searched', async () => {
  const screen = await renderScreen(Filters, { path: '/vacancies', url: '/vacancies' });
  await expect.element(screen.getByText('all live, page 1, address empty')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Title' }).fill('welder');
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('draft');
  // On a busy machine the text is searched first.
  const both = /^welder draft, page 1, address \?(status=draft&q=welder|q=welder&status=draft)$/;
  await expect.element(screen.getByText(both)).toBeVisible();
});

function PersonalFilters() {
  const { filters, setFilters } = useFilters(personal);
  const address = useFilterAddress();
  return (
    <main>
      <FilterSearch label="Person" value={filters.search} onChange={(search) => setFilters({ search })} />
      <button type="button" onClick={() => setFilters({ status: 'draft' })}>
        Drafts
      </button>
      <p>
        {filters.search} {filters.status}, address {address || 'empty'}
      </p>
    </main>
  );
}

it('a search for the mail or number of a person is in the fragment, which no server is sent', async () => {
  const screen = await renderScreen(PersonalFilters, { path: '/members', url: '/members?search=asha' });
  const expectShown = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Person' });
  await expectShown('asha live, address ?search=asha');
  await box.fill('asha@example.com');
  await expectShown('asha@example.com live, address #search=asha%40example.com');
  await screen.getByRole('button', { name: 'Drafts' }).click();
  await expectShown('asha@example.com draft, address ?status=draft#search=asha%40example.com');
  await box.fill('+91 98765 43210');
  await expectShown('+91 98765 43210 draft, address ?status=draft#search=%2B91+98765+43210');
  await box.fill('asha');
  await expectShown('asha draft, address ?status=draft&search=asha');
});

it('askReason resolves to the reason, and to undefined when it is cancelled', async () => {
  const answers: (string | undefined)[] = [];
  const ask = async () =>
    answers.push(await askReason({ title: 'Close the vacancy', confirmLabel: 'Close it', suggestions: ['Fraud'] }));
  const screen = await renderScreen(() => (
    <main>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <ReasonHost />
    </main>
  ));
  await screen.getByRole('button', { name: 'Ask' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Close the vacancy' });
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect.element(dialog.getByText('Enter the reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fraud' }).click();
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect.poll(() => answers).toEqual(['Fraud']);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => answers).toEqual(['Fraud', undefined]);
});

it('a pane is closed by Escape, at the address of its list', async () => {
  const screen = await renderScreen(
    () => (
      <ListWithPane
        pane={
          <SidePane title="Nurse" closeTo="/vacancies?q=nurse">
            Details
          </SidePane>
        }
      >
        <p>The list</p>
      </ListWithPane>
    ),
    { path: '/vacancies/7' },
  );
  await expect.element(screen.getByRole('region', { name: 'Nurse' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/vacancies?q=nurse');
});

const entry = {
  entryID: 1,
  at: '2026-10-01T05:00:00.000Z',
  actor: 'Asha',
  staffID: 3,
  roles: ['admin'],
  action: 'CloseVacancy',
  targetKind: 'vacancy',
  targetID: '7',
  before: { status: 'live' },
  after: { status: 'closed' },
  reason: 'The position is filled',
  secondPerson: 'Bala',
  device: '',
  address: '',
};

it('the history has what changed, for those who may read the audit log only', async () => {
  await network.reply('**/Staff/ListAuditEntries**', { json: [entry] });
  signInStaff(['audit']);
  const screen = await renderScreen(() => <HistoryList targetKind="vacancy" targetID={7} />);
  await expect.element(screen.getByText('Close vacancy')).toBeVisible();
  await expect.element(screen.getByText(/by Asha, approved by Bala, 1 Oct 2026/)).toBeVisible();
  await expect.element(screen.getByText('closed', { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.unmount();
  signInStaff([]);
  const other = await renderScreen(() => <HistoryList targetKind="vacancy" targetID={7} />);
  await expect.element(other.getByText('History')).not.toBeInTheDocument();
});

function Keys() {
  const [pressed, setPressed] = useState('');
  useKeys([
    { key: 'e', run: () => setPressed('edit') },
    { key: 'g v', run: () => setPressed('vacancies') },
    { key: 'v', run: () => setPressed('view') },
  ]);
  return (
    <main>
      <input aria-label="Title" />
      <p>pressed {pressed}</p>
    </main>
  );
}

it('keys work alone or after another, and not while one types', async () => {
  const screen = await renderScreen(Keys);
  await expect.element(screen.getByText('pressed')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(screen.getByText('pressed edit')).toBeVisible();
  await userEvent.keyboard('gv');
  await expect.element(screen.getByText('pressed vacancies')).toBeVisible();
  await userEvent.keyboard('v');
  await expect.element(screen.getByText('pressed view')).toBeVisible();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('e');
  await expect.element(screen.getByText('pressed view')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('e');
});
