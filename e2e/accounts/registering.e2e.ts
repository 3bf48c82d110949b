import { fillInRegistration, freshEmail, linkIn, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('what is missing is said field by field, and the first one is focused', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/account/register');
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Full name is required')).toBeHidden();

  await submit.press('Enter');
  for (const message of [
    'Full name is required',
    'Mobile number is required',
    'Email is required',
    'Password is required',
    'Please confirm that you are 18 or older',
    'Please agree to go on',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Full name is required');
});

test('a field speaks up once it was left, with the reason', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/register');
  const wrong = [
    ['Mobile Number', '98765abc', 'Only digits allowed'],
    ['Mobile Number', '98765432101', 'Maximum 10 digits allowed'],
    ['Email', 'priya@', 'Please enter a valid email'],
    ['Email', `${'p'.repeat(46)}@x.in`, 'Maximum 50 characters allowed'],
    ['Password', 'Chai@2468Chai', 'Maximum 12 characters allowed'],
    ['Full Name', 'न'.repeat(201), 'Maximum 200 characters allowed'],
  ] as const;
  for (const [label, typed, message] of wrong) {
    await page.getByLabel(label, { exact: true }).fill(typed);
    await page.getByLabel(label, { exact: true }).blur();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('India comes first and the password can be looked at', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/register');
  await expect(page.getByLabel('Country')).toHaveValue('105');
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('+91 India');
  await expect(page.getByText('Use letters, numbers and symbols.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('a new account is signed in, goes on after 3 seconds, and verifies its address by mail', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/account/register');
  const email = freshEmail();
  await fillInRegistration(page, email);
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('successfully');
  const shown = Date.now();
  await expect(page).toHaveURL('/free-listing-jobs');
  expect(Date.now() - shown).toBeGreaterThan(2_500);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['token', 'token-expiration', 'fullName', 'accountID']));

  await expect(page.getByText('Please verify your email address')).toBeVisible();
  await page.goto(linkIn(await portal.messageTo(email), '/account/verify-email'));
  await expect(page.getByText(/verified.*success|success.*verified/i)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Free Listing Jobs' })).toBeVisible();
  await expect(page.getByText('Please verify your email address')).toBeHidden();
});

test('nothing is agreed to beforehand', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/register');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
});

test('a refusal is a warning, and nothing typed is lost', { tag: '@any-width' }, async ({ page, portal }) => {
  const known = await portal.hasPerson();
  await page.goto('/account/register');
  await fillInRegistration(page, known.email);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Warning' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(known.email);
});

test.describe('when the call cannot be made', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('it says so', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/JobSeekerMasters/SaveUserName', (route) => route.abort());
    await page.goto('/account/register');
    await fillInRegistration(page, freshEmail());
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('An error occurred');
  });
});

test('somebody signed in is told so and may go on to the vacancy', { tag: '@any-width' }, async ({ page, person }) => {
  await page.goto('/account/register/12');
  await expect(page.getByText(`You are already signed in as ${person.fullName}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on with your application' })).toHaveAttribute(
    'href',
    '/job/validate/12',
  );
});
