import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Picked, PickField } from './pick-field.tsx';

const options = ['Kerala', 'Karnataka', 'Punjab'].map((label, at) => ({ id: at + 1, label }));

function Sample() {
  const [value, setValue] = useState<Picked>({ id: 0, text: '' });
  return (
    <>
      <PickField
        label="State"
        options={options}
        value={value}
        onChange={setValue}
        hint="Your home"
        noMatch="No such state"
      />
      <output>{value.id}</output>
    </>
  );
}

it('accepts a typed text only after it is picked; Enter picks the only match', async () => {
  const screen = await render(<Sample />);
  const field = screen.getByRole('combobox', { name: 'State' });
  await field.fill('k');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('0');
  await field.fill('nataka');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Karnataka');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2');
  await field.fill('Karnatak');
  await expect.element(screen.getByRole('status')).toHaveTextContent('0');
});

it('replaces the hint when no option matches', async () => {
  const screen = await render(<Sample />);
  const field = screen.getByRole('combobox', { name: 'State' });
  await expect.element(field).toHaveAccessibleDescription('Your home');
  await field.fill('zz');
  await expect.element(field).toHaveAccessibleDescription('No such state');
});
