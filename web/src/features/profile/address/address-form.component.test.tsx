import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import UpdateAddress from '../screens/update-address.tsx';

const KERALA = 4028;
const NONE = {
  accountID: member.accountID,
  curAddress: '',
  curState: 0,
  curCity: 0,
  sameAsAbove: false,
  resAddress: '',
  resState: 0,
  resCity: 0,
  savedOn: '',
};
const KOCHI = {
  ...NONE,
  curAddress: 'Rose Villa, Fort Road',
  curState: KERALA,
  curCity: 131_617,
  sameAsAbove: true,
  resAddress: 'Rose Villa, Fort Road',
  resState: KERALA,
  resCity: 131_617,
  savedOn: '2026-11-01T04:00:00.000Z',
};
const SAVED = { message: 'Address saved successfully' };

/** Opens the page for an account with this address. */
async function openPage(address: object = NONE) {
  signIn();
  await network.reply('**/GetAddressByAccount/*', { json: address });
  await network.reply('**/GetIndianStates', {
    json: {
      message: [
        { stateID: KERALA, stateName: 'Kerala' },
        { stateID: 4026, stateName: 'Karnataka' },
        { stateID: 4015, stateName: 'Punjab' },
      ],
    },
  });
  await network.reply(`**/GetCities/${KERALA}`, { json: [{ cityID: 131_617, cityName: 'Kochi (Cochin)' }] });
  await network.reply('**/GetCities/4026', { json: [{ cityID: 1, cityName: 'Bengaluru (Bangalore)' }] });
  await network.reply('**/GetCities/4015', { json: [{ cityID: 2, cityName: 'Zira' }] });
  const screen = await renderScreen(UpdateAddress, {
    path: '/profile/update-address',
    loaderData: { accountID: member.accountID },
  });
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  await expect.element(field('Current Address')).toBeVisible();
  return {
    screen,
    field,
    same: screen.getByRole('checkbox', { name: 'Same as current' }),
    error: (text: string) => screen.getByText(text, { exact: true }),
    /** By key: a list of suggestions may cover the button. */
    async save() {
      screen.getByRole('button', { name: 'Save Address' }).element().focus();
      await userEvent.keyboard('{Enter}');
    },
    async pick(name: string, letters: string, option: string) {
      await field(name).fill(letters);
      const list = document.getElementById(field(name).element().getAttribute('aria-controls') ?? '');
      await expect.poll(() => list?.textContent).toContain(option);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.element(field(name)).toHaveValue(option);
    },
    /** Waits for an alert with this text and closes it. */
    async closeAlert(title: string, text: string | RegExp) {
      const alert = screen.getByRole('alertdialog', { name: title });
      await expect.element(alert.getByText(text)).toBeVisible();
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect.element(alert).not.toBeInTheDocument();
    },
  };
}

it('shows every missing field on submit and focuses the first', async () => {
  const { screen, field, error, save } = await openPage();
  await expect.element(error('Current Address is required.')).not.toBeInTheDocument();
  await save();
  await expect.element(error('Current Address is required.')).toBeVisible();
  await expect.element(error('Permanent Address is required.')).toBeVisible();
  expect(screen.getByText('State is required').elements()).toHaveLength(2);
  expect(screen.getByText('City is required').elements()).toHaveLength(2);
  await expect.element(field('Current Address')).toHaveFocus();
  await expectFitsEveryWidth();
  await expectAccessible();
});

it('limits both addresses to 200 characters', async () => {
  const { field, error } = await openPage();
  await field('Current Address').fill('x'.repeat(201));
  await expect.element(field('Current Address')).toHaveAccessibleDescription(/Maximum 200 characters allowed\./);
  await field('Current Address').fill('x'.repeat(200));
  await expect.element(error('Maximum 200 characters allowed.')).not.toBeInTheDocument();
  await field('Permanent Address').fill('x'.repeat(201));
  await expect.element(field('Permanent Address')).toHaveAccessibleDescription('Maximum 200 characters allowed.');
  await expectFitsEveryWidth();
});

it('shows a message at the first change of a field', async () => {
  const { screen, field } = await openPage();
  await field('Current State').fill('K');
  await field('Current State').fill('');
  await expect.element(screen.getByText('State is required')).toBeVisible();
  await expect.element(field('Current State')).toHaveFocus();
});

it('accepts only picked places, names the first that was not picked, and saves the picked ones', async () => {
  const { screen, field, save, pick, closeAlert } = await openPage();
  await field('Current Address').fill('Rose Villa, Fort Road');
  await field('Permanent Address').fill('12 Lake View, Mysore Road');
  for (const name of ['Current State', 'Current City', 'Permanent State', 'Permanent City'])
    await field(name).fill('Ker');

  await save();
  await closeAlert('Error', 'Please select current state');
  await expect.element(field('Current State')).toHaveFocus();
  await pick('Current State', 'kER', 'Kerala');
  await expect.element(field('Current City')).toHaveValue('');
  await field('Current City').fill('Koch');
  await save();
  await closeAlert('Error', 'Please select current city');
  await pick('Current City', 'cochin', 'Kochi (Cochin)');
  await save();
  await closeAlert('Error', 'Please select permanent state');
  await pick('Permanent State', 'nataka', 'Karnataka');
  await field('Permanent City').fill('Beng');
  await save();
  await closeAlert('Error', 'Please select permanent city');
  await pick('Permanent City', 'bangalore', 'Bengaluru (Bangalore)');

  await network.reply('**/SaveAddress', { json: SAVED, isDelayed: true });
  await save();
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await network.release();
  await closeAlert('Success', SAVED.message);
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/profile/update');
  const [saved] = await network.requests('SaveAddress');
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({
    curAddress: 'Rose Villa, Fort Road',
    curState: KERALA,
    curCity: 131_617,
    sameAsAbove: false,
    resAddress: '12 Lake View, Mysore Road',
    resState: 4026,
    resCity: 1,
  });
});

it('loads the cities of the picked state, and removes the city of the previous state', async () => {
  const { screen, field, same, pick } = await openPage(KOCHI);
  await expect.element(field('Current City')).toHaveValue('Kochi (Cochin)');
  await expect.element(same).toBeChecked();
  await network.reply('**/GetCities/4015', { json: [{ cityID: 2, cityName: 'Zira' }], isDelayed: true });
  await pick('Current State', 'punj', 'Punjab');
  await expect.element(field('Current City')).toHaveValue('');
  await expect.element(field('Current City')).toHaveAccessibleDescription(/Loading the cities.../);
  await field('Current City').fill('zira');
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  await network.release();
  await expect.element(screen.getByRole('option', { name: 'Zira', exact: true })).toBeVisible();
  await field('Current City').fill('qqq');
  await expect.element(screen.getByText(/No city in this state matches./)).toBeVisible();
  await field('Current City').fill('');
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

it('retries loading the cities on demand after a failure', async () => {
  const { screen, pick } = await openPage();
  await network.reply(`**/GetCities/${KERALA}`, { status: 404, json: {}, times: 1 });
  await pick('Current State', 'kerala', 'Kerala');
  await screen.getByRole('button', { name: 'The cities could not be loaded. Try again' }).click();
  await pick('Current City', 'kochi', 'Kochi (Cochin)');
});

it('copies the current address to the permanent one while the box is ticked', async () => {
  const { field, same, pick } = await openPage();
  await field('Current Address').fill('Rose Villa');
  await pick('Current State', 'kerala', 'Kerala');
  await pick('Current City', 'kochi', 'Kochi (Cochin)');
  await same.click();
  await expect.element(field('Permanent Address')).toHaveValue('Rose Villa');
  await expect.element(field('Permanent Address')).toBeDisabled();
  await expect.element(field('Permanent State')).toHaveValue('Kerala');
  await expect.element(field('Permanent City')).toHaveValue('Kochi (Cochin)');

  await field('Current Address').fill('Rose Villa, Fort Road');
  await expect.element(field('Permanent Address')).toHaveValue('Rose Villa, Fort Road');
  await pick('Current State', 'karna', 'Karnataka');
  await expect.element(field('Permanent State')).toHaveValue('Karnataka');
  await expect.element(field('Permanent City')).toHaveValue('');

  await same.click();
  await field('Permanent Address').fill('Rose Villa, behind the church');
  await expect.element(field('Current Address')).toHaveValue('Rose Villa, Fort Road');
  await same.click();
  await expect.element(field('Permanent Address')).toHaveValue('Rose Villa, Fort Road');
});

it('shows the message of a rejected request and stays on the page', async () => {
  const { field, save, closeAlert } = await openPage(KOCHI);
  await network.reply('**/SaveAddress', { json: { message: 'Please select current city' } });
  await save();
  await closeAlert('Error', 'Please select current city');
  await expect.element(field('Current Address')).toHaveValue('Rose Villa, Fort Road');
});

it('preserves the input after a lost connection, and saves on the second attempt', async () => {
  const { field, save, closeAlert } = await openPage(KOCHI);
  await network.reply('**/SaveAddress', { json: SAVED });
  await network.reply('**/SaveAddress', { isAborted: true, times: 1 });
  await field('Current Address').fill('Lotus House');
  await save();
  await closeAlert('Error', 'Something went wrong!');
  await expect.element(field('Current Address')).toHaveValue('Lotus House');
  await save();
  await closeAlert('Success', SAVED.message);
});

it('requires a confirmation to overwrite an address saved elsewhere: the input stays, or the newer address is loaded', async () => {
  const { screen, field, save, closeAlert } = await openPage(KOCHI);
  const named = { ...KOCHI, curState: 'Kerala', curCity: 'Kochi', resState: 'Kerala', resCity: 'Kochi' };
  await network.reply('**/GetJobSeekerAddressByAccount/*', {
    json: { ...named, curAddress: 'Jasmine Court', savedOn: 'b' },
  });
  await network.reply('**/SaveAddress', problem(409, 'changed'));
  await field('Current Address').fill('Lotus House');
  await save();
  const conflict = screen.getByRole('alert').filter({ hasText: 'Your address was changed elsewhere' });
  await expect.element(conflict.getByText(/Jasmine Court, Kochi, Kerala/)).toBeVisible();
  await expectFitsEveryWidth();
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(field('Current Address')).toHaveValue('Lotus House');

  await network.reply('**/GetAddressByAccount/*', { json: { ...KOCHI, curAddress: 'Marigold Lane', savedOn: 'c' } });
  await save();
  await conflict.getByRole('button', { name: 'Load the newer address' }).click();
  await expect.element(field('Current Address')).toHaveValue('Marigold Lane');
  await network.reply('**/SaveAddress', { json: SAVED });
  await save();
  await closeAlert('Success', SAVED.message);
  const versions = (await network.requests('SaveAddress')).map(({ body }) => JSON.parse(body ?? '').savedOn);
  expect(versions).toEqual([KOCHI.savedOn, 'b', 'c']);
});

it('says in a toast that the newer address could not be loaded, and keeps the input', async () => {
  const { screen, field, save } = await openPage(KOCHI);
  await network.reply('**/GetJobSeekerAddressByAccount/*', { isAborted: true });
  await network.reply('**/SaveAddress', problem(409, 'changed'));
  await field('Current Address').fill('Lotus House');
  await save();
  await expect.element(screen.getByText('Something went wrong!')).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
  await expect.element(field('Current Address')).toHaveValue('Lotus House');
});
