import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { FilterBar, FilterSearch, ListScreen, SidePane, useOpenRow } from '../index.ts';

interface Nurse {
  id: number;
  name: string;
}

const rows: Nurse[] = [
  { id: 7, name: 'Asha Rao' },
  { id: 8, name: 'Meera Nair' },
];

interface Loaded {
  data?: Nurse[];
  error?: Error;
}

/** Opens the screen of a list with this reply. */
async function open({ data, error }: Loaded) {
  signInStaff([]);
  const reload = vi.fn();
  function Screen() {
    const { openID, closeTo, open: openRow } = useOpenRow('/nurses', 'id');
    const navigate = useNavigate();
    return (
      <ListScreen
        title="Nurses"
        actions={
          <button type="button" onClick={() => void navigate('/elsewhere')}>
            Add a nurse
          </button>
        }
        filters={
          <FilterBar>
            <FilterSearch label="Name" value="" onChange={() => undefined} />
          </FilterBar>
        }
        list={{ data, error, isBusy: false, reload }}
        pane={openID !== undefined && <SidePane title={`Nurse ${openID}`} closeTo={closeTo} children="Details" />}
        below={<p>Below the table</p>}
        label="List of nurses"
        rows={data}
        columns={[{ header: 'Name', cell: ({ name }) => name }]}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => openRow(id)}
        openKey={openID}
        total={data?.length}
        empty="There are no nurses"
      >
        <p>Sheets</p>
      </ListScreen>
    );
  }
  const screen = await renderScreen(Screen, { path: '/nurses/:id?', url: '/nurses' });
  await expect.element(screen.getByRole('heading', { name: 'Nurses' })).toBeVisible();
  return { screen, reload };
}

it('shows title, actions, filters, table and sheets, and the open row beside the list', async () => {
  const { screen } = await open({ data: rows });
  await expect.element(screen.getByRole('button', { name: 'Add a nurse' })).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Name' })).toBeVisible();
  await expect.element(screen.getByText('2 total')).toBeVisible();
  await expect.element(screen.getByText('Below the table')).toBeVisible();
  await expect.element(screen.getByText('Sheets')).toBeVisible();
  await screen.getByRole('button', { name: 'Meera Nair' }).click();
  await expect.element(screen.getByRole('region', { name: 'Nurse 8' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('region', { name: 'Nurse 8' })).not.toBeInTheDocument();
  await expectFitsEveryWidth();
});

it('says so where the list is empty', async () => {
  const { screen } = await open({ data: [] });
  await expect.element(screen.getByText('There are no nurses')).toBeVisible();
});

it('a list that could not be loaded can be retried, with the filters above', async () => {
  const { screen, reload } = await open({ error: new Error('The server cannot be reached.') });
  await expect.element(screen.getByText('The server cannot be reached.')).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Name' })).toBeVisible();
  await expect.element(screen.getByText('Below the table')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('keeps the rows of before when a reload fails', async () => {
  const { screen } = await open({ data: rows, error: new Error('The server cannot be reached.') });
  await expect.element(screen.getByRole('button', { name: 'Asha Rao' })).toBeVisible();
  await expect.element(screen.getByText('The server cannot be reached.')).not.toBeInTheDocument();
});
