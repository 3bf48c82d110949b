import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from '../layers/sheet.tsx';
import { SuggestField } from './suggest-field.tsx';

const cities = ['Pune', 'Purnia', 'Puri'];

function Sample({ onSubmit = () => undefined }: { onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <SuggestField
        label="City"
        value={value}
        onChange={setValue}
        suggestions={cities.filter((city) => value && city.toLowerCase().startsWith(value.toLowerCase()))}
      />
      <button type="submit">Search</button>
    </form>
  );
}

it('arrow keys mark a suggestion and return to the typed text past either end', async () => {
  const screen = await render(<Sample />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await field.fill('pu');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  const selected = () =>
    screen
      .getByRole('option', { selected: true })
      .elements()
      .map((option) => option.textContent);
  const marked: (string | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    marked.push(selected()[0]);
  }
  expect(marked).toEqual(['Pune', 'Purnia', 'Puri', undefined, 'Puri']);
  await expect.element(field).toHaveAttribute('aria-activedescendant');
});

it('Enter takes the marked suggestion, then submits the form', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Sample onSubmit={onSubmit} />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await field.fill('pur');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Purnia');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Purnia');
});

it('Enter submits the typed text when no suggestion is marked', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByRole('combobox', { name: 'City' }).fill('pu');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('pu');
});

it('a click takes a suggestion, and the field keeps the focus', async () => {
  const screen = await render(<Sample />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await field.fill('pu');
  await screen.getByRole('option', { name: 'Puri' }).click();
  await expect.element(field).toHaveValue('Puri');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

it('the list closes when the field loses focus', async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('combobox', { name: 'City' }).fill('pu');
  await userEvent.tab();
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

it('Escape closes only the list, then the sheet around it', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Sheet title="Filters" open onClose={onClose}>
      <Sample />
    </Sheet>,
  );
  await screen.getByRole('combobox', { name: 'City' }).fill('pu');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('keeps what was typed into the HTML of the server, and suggests for it', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Sample />);
  const field = page.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'pun';
  const root = hydrateRoot(page, <Sample />);
  await expect.poll(() => page.querySelector('[role=option]')?.textContent).toBe('Pune');
  expect(page.querySelector('input')).toBe(field);
  expect(field.value).toBe('pun');
  root.unmount();
  page.remove();
});
