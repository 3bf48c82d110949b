import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { Button, CheckboxField, TextField } from '../../ui/index.ts';
import { ApiError } from '../api/api.ts';
import { rethrowFieldErrors } from './field-errors.ts';
import { type FormOptions, useForm } from './use-form.ts';

const schema = z.object({
  email: z.string().min(1, 'Email is required').regex(/@\w/, 'Please enter a valid email'),
  city: z.string().min(1, 'City is required'),
  agrees: z.literal(true, 'Please agree'),
});
type Values = { email: string; city: string; agrees: boolean };
type Options = Partial<FormOptions<Values, unknown>>;

function SampleForm(options: Options) {
  const form = useForm<Values, unknown>({
    defaultValues: { email: '', city: '', agrees: false },
    loadSchema: async () => schema,
    onSubmit: async () => false,
    ...options,
  });
  return (
    <form {...form.formProps}>
      <TextField label="Email" error={form.errors.email} {...form.register('email')} />
      <TextField label="City" error={form.errors.city} {...form.register('city')} />
      <CheckboxField label="I agree" error={form.errors.agrees} {...form.registerCheckbox('agrees')} />
      <Button {...form.submitProps} busyLabel="Saving...">
        Save
      </Button>
      <Button onClick={() => form.setError('email', 'This address is in use.')}>Refuse</Button>
      <Button onClick={() => form.setValue('city', 'Kochi')}>Kochi</Button>
      <Button onClick={form.reset}>Clear</Button>
    </form>
  );
}

async function renderForm(options: Options = {}) {
  const screen = await render(<SampleForm {...options} />);
  const email = screen.getByLabelText('Email');
  const city = screen.getByLabelText('City');
  const agrees = screen.getByRole('checkbox');
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  /** Submits by key: a click waits until the button is enabled. */
  async function submit() {
    (save.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  async function fillIn() {
    await email.fill('priya@example.com');
    await city.fill('Kochi');
    await agrees.click();
  }
  return { screen, email, city, agrees, save, submit, fillIn };
}

it('shows the message of a field after it loses focus', async () => {
  const { screen, email, city } = await renderForm();
  await email.fill('priya@');
  await expect.element(screen.getByText('Please enter a valid email')).not.toBeInTheDocument();
  await city.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('City is required')).not.toBeInTheDocument();
  await email.fill('priya@example.com');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

it('shows the message at the first change in the mode onChange', async () => {
  const { email } = await renderForm({ mode: 'onChange' });
  await email.fill('priya@');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email');
});

it('shows all messages on an invalid submit, focuses the first invalid field and sends nothing', async () => {
  const onSubmit = vi.fn(async () => false);
  const { screen, email, save, submit } = await renderForm({ onSubmit });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await submit();
  for (const text of ['Email is required', 'City is required', 'Please agree'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends the values of a valid submit once, and is busy until it completes', async () => {
  const sent = Promise.withResolvers<boolean>();
  const onSubmit = vi.fn(() => sent.promise);
  const { screen, save, submit, fillIn } = await renderForm({ onSubmit });
  await fillIn();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await submit();
  const busy = screen.getByRole('button', { name: 'Saving...' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  sent.resolve(false);
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'priya@example.com', city: 'Kochi', agrees: true });
});

it('stays busy when the page is about to be replaced', async () => {
  const { screen, submit, fillIn } = await renderForm({ onSubmit: async () => true });
  await fillIn();
  await submit();
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
});

it('shows a message of the server until the field changes', async () => {
  const { screen, email, fillIn } = await renderForm();
  await fillIn();
  await screen.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(email).toHaveAccessibleDescription('This address is in use.');
  await expect.element(email).toHaveFocus();
  await email.fill('asha@example.com');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

it('sets and resets values', async () => {
  const { screen, email, city, agrees, submit, fillIn } = await renderForm();
  await screen.getByRole('button', { name: 'Kochi' }).click();
  await expect.element(city).toHaveValue('Kochi');
  await fillIn();
  await email.fill('priya@');
  await submit();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(email).toHaveValue('');
  await expect.element(agrees).not.toBeChecked();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

it('submits without validation when the schema cannot be loaded', async () => {
  const onSubmit = vi.fn(async () => false);
  const { email, submit } = await renderForm({ onSubmit, loadSchema: () => Promise.reject(new Error('offline')) });
  await email.fill('priya@');
  await submit();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ email: 'priya@', city: '', agrees: false }]]);
});

/** A refusal of the server that names fields. */
const refuse = (...fields: string[]) =>
  new ApiError('Please check the form.', 400, {
    type: 'about:blank',
    title: 'Bad request',
    status: 400,
    detail: 'Please check the form.',
    code: 'bad_input',
    errors: fields.map((field) => ({ field, message: `The server refuses ${field}.` })),
  });

it('shows the messages of a refused call at their fields and focuses the first of the page', async () => {
  const { email, city, save, submit, fillIn } = await renderForm({
    async onSubmit() {
      rethrowFieldErrors(refuse('city', 'email'), ['email', 'city']);
    },
  });
  await fillIn();
  await submit();
  await expect.element(email).toHaveAccessibleDescription('The server refuses email.');
  await expect.element(city).toHaveAccessibleDescription('The server refuses city.');
  await expect.element(email).toHaveFocus();
  await expect.element(save).not.toHaveAttribute('aria-busy');
});

it('is busy from the press on, while the schema is still loading', async () => {
  const loaded = Promise.withResolvers<typeof schema>();
  const { screen, email, submit } = await renderForm({ loadSchema: () => loaded.promise });
  await submit();
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
  loaded.resolve(schema);
  await expect.element(email).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-busy');
});
