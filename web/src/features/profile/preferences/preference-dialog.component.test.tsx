import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { PreferredLocationsCard } from './preferred-locations-card.tsx';
import { SkillSetsCard } from './skill-sets-card.tsx';

const ADDED = 'Location added successfully';

/** Renders the card of preferred locations of an account without any. */
async function renderLocations() {
  signIn();
  await network.reply('**/GetLocations', { json: ['Pune', 'Mumbai', 'Kochi'] });
  await network.reply('**/SavePreferredLocation', { body: ADDED });
  const screen = await renderScreen(() => (
    <PreferredLocationsCard accountID={member.accountID} onChanged={() => undefined} />
  ));
  const dialog = screen.getByRole('dialog', { name: 'Add/Edit Preferred Location' });
  return {
    screen,
    dialog,
    field: dialog.getByRole('combobox', { name: 'Preferred Location' }),
    add: screen.getByRole('button', { name: 'Add Location' }),
    async submit() {
      (dialog.getByRole('button', { name: 'Submit' }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    },
  };
}

const NONE = { json: [] };
const LIST = '**/GetPreferredLocations/*';

it('shows that the list is loading', async () => {
  await network.reply(LIST, { ...NONE, isDelayed: true });
  const { screen } = await renderLocations();
  await expect.element(screen.getByText('Loading your preferred locations...')).toBeVisible();
  await network.release();
  await expect.element(screen.getByText('No Preferred Locations Yet').first()).toBeVisible();
});

it('shows a retry button when the list cannot be loaded', async () => {
  await network.reply(LIST, NONE);
  await network.reply(LIST, { status: 500, body: '', times: 1 });
  const { screen } = await renderLocations();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No Preferred Locations Yet').first()).toBeVisible();
});

it('requires a location on submit and after the field is cleared', async () => {
  await network.reply(LIST, NONE);
  const { dialog, field, add, submit } = await renderLocations();
  await add.click();
  await expect.element(field).toBeVisible();
  await expect.element(dialog.getByText('Location is required')).not.toBeInTheDocument();
  await submit();
  await expect.element(dialog.getByText('Location is required')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill('K');
  await expect.element(dialog.getByText('Location is required')).not.toBeInTheDocument();
  await field.fill('');
  await expect.element(dialog.getByText('Location is required')).toBeVisible();
});

it('sends one request while a save is in progress', async () => {
  await network.reply(LIST, NONE);
  const { screen, dialog, field, add, submit } = await renderLocations();
  await add.click();
  await network.reply('**/SavePreferredLocation', { body: ADDED, isDelayed: true });
  await field.fill('Kochi');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
  await submit();
  await network.release();
  await expect.element(screen.getByRole('alertdialog', { name: 'Information' })).toHaveAccessibleDescription(ADDED);
  expect(await network.requests('SavePreferredLocation')).toHaveLength(1);
});

it('preserves the input after a lost connection', async () => {
  await network.reply(LIST, NONE);
  const { screen, field, add } = await renderLocations();
  await network.reply('**/SavePreferredLocation', { isAborted: true, times: 1 });
  await add.click();
  await field.fill('Kochi');
  await userEvent.keyboard('{Enter}');
  const error = screen.getByRole('alertdialog', { name: 'Error' });
  await expect.element(error).toHaveAccessibleDescription(/Check your connection/);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Kochi');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Information' })).toHaveAccessibleDescription(ADDED);
});

it('skills are suggested from two characters on, and a late reply does not replace a newer one', async () => {
  signIn();
  await network.reply('**/GetJobSeekerSkills?*', NONE);
  await network.reply('**/GetSkillSets?keyword=exc', { json: ['Excel'] });
  await network.reply('**/GetSkillSets?keyword=ta', { json: ['Tally'], isDelayed: true });
  const screen = await renderScreen(() => <SkillSetsCard accountID={member.accountID} onChanged={() => undefined} />);
  await screen.getByRole('button', { name: 'Add Skill' }).click();
  const field = screen.getByRole('combobox', { name: 'Skill' });
  const options = screen.getByRole('option');
  await field.fill('t');
  await field.fill('ta');
  await expect.poll(async () => (await network.requests('GetSkillSets')).length).toBe(1);
  await field.fill('exc');
  await expect.element(screen.getByRole('option', { name: 'Excel' })).toBeVisible();
  await network.release();
  await expect.poll(() => options.all().map((option) => option.element().textContent)).toEqual(['Excel']);
  await field.fill('e');
  await expect.element(options).not.toBeInTheDocument();
  const keywords = (await network.requests('GetSkillSets')).map(({ url }) => new URL(url).searchParams.get('keyword'));
  expect(keywords).toEqual(['ta', 'exc']);
});

it.each([360, 1280])('starts in its field at %i px, so that typing and Enter add a place', async (width) => {
  await page.viewport(width, 740);
  await network.reply(LIST, NONE);
  const { screen, field, add } = await renderLocations();
  await add.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Kochi{Enter}');
  await expect.poll(() => network.requests('SavePreferredLocation')).toHaveLength(1);
  await screen.getByRole('button', { name: 'OK', exact: true }).click();
});

it('shows no message when its empty field is only left, which would move what is pressed', async () => {
  await network.reply(LIST, NONE);
  const { dialog, field, add } = await renderLocations();
  await add.click();
  await expect.element(field).toHaveFocus();
  const { y } = dialog.getByRole('heading', { name: 'Added Preferred Locations' }).element().getBoundingClientRect();
  // The schema that finds the message is loaded by this.
  await userEvent.keyboard('K{Backspace}');
  await expect.element(dialog.getByText('Location is required')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await add.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field).not.toHaveFocus();
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  expect(dialog.getByText('Location is required').elements()).toEqual([]);
  expect(dialog.getByRole('heading', { name: 'Added Preferred Locations' }).element().getBoundingClientRect().y).toBe(
    y,
  );
});
