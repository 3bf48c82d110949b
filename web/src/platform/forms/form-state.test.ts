import { describe, expect, it } from 'vitest';
import {
  type FormState,
  formReducer,
  initialFormState,
  isDirty,
  isValid,
  readValue,
  validate,
  visibleErrors,
} from './form-state.ts';

const failing = (...issues: { path: string[]; message: string }[]) => ({
  safeParse: () => ({ success: false as const, error: { issues } }),
});
const passing = { safeParse: (values: unknown) => ({ success: true as const, data: values }) };

describe('validate', () => {
  it('returns the first message of each field', () => {
    const schema = failing(
      { path: ['email'], message: 'Email is required' },
      { path: ['email'], message: 'Please enter a valid email' },
      { path: ['password', '0'], message: 'Password is required' },
    );
    expect(validate(schema, {})).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it('returns no messages for valid values', () => {
    expect(validate(passing, { email: 'priya@example.com' })).toEqual({});
  });
});

describe('readValue', () => {
  it.each([
    ['a checkbox', { type: 'checkbox', value: 'on', checked: true }, false, true],
    ['an unticked checkbox', { type: 'checkbox', value: 'on', checked: false }, true, false],
    ['a number', { type: 'select-one', value: '105' }, 1, 105],
    ['a text', { type: 'text', value: '105' }, '', '105'],
    ['a field without a default value', { type: 'text', value: 'Kochi' }, undefined, 'Kochi'],
  ])('reads %s', (_, control, defaultValue, value) => {
    expect(readValue(control, defaultValue)).toBe(value);
  });
});

it('a field is dirty when its text differs from its default value; a checkbox never is', () => {
  expect(isDirty({ type: 'text', value: 'Priya' }, '')).toBe(true);
  expect(isDirty({ type: 'text', value: '' }, undefined)).toBe(false);
  expect(isDirty({ type: 'select-one', value: '105' }, 105)).toBe(false);
  expect(isDirty({ type: 'checkbox', value: 'on', checked: true }, false)).toBe(false);
});

describe('formReducer', () => {
  const after = (...actions: Parameters<typeof formReducer>[1][]): FormState =>
    actions.reduce(formReducer, initialFormState);
  const errors = { email: 'Email is required', password: 'Password is required' };

  it('shows messages of touched fields only', () => {
    const state = after({ type: 'validated', errors }, { type: 'touch', names: ['email'] });
    expect(visibleErrors(state)).toEqual({ email: 'Email is required' });
    expect(visibleErrors(after({ type: 'touch', names: ['email'] }))).toEqual({});
  });

  it('keeps the state when the touched fields were touched before', () => {
    const state = after({ type: 'touch', names: ['email'] });
    expect(formReducer(state, { type: 'touch', names: ['email'] })).toBe(state);
  });

  it('shows a message of the server at once, before that of the schema, until the field changes', () => {
    const refused = after(
      { type: 'validated', errors },
      { type: 'touch', names: ['email'] },
      { type: 'serverError', name: 'email', message: 'This address is in use.' },
    );
    expect(visibleErrors(refused)).toEqual({ email: 'This address is in use.' });
    expect(formReducer(refused, { type: 'changed', name: 'password' })).toBe(refused);
    expect(visibleErrors(formReducer(refused, { type: 'changed', name: 'email' }))).toEqual({
      email: 'Email is required',
    });
  });

  it('removes the messages of the server when the form is submitted again', () => {
    const state = after(
      { type: 'serverError', name: 'email', message: 'This address is in use.' },
      { type: 'submitting' },
    );
    expect(state.isSubmitting).toBe(true);
    expect(visibleErrors(state)).toEqual({});
    expect(formReducer(state, { type: 'submitted' }).isSubmitting).toBe(false);
  });

  it('shows nothing after a reset', () => {
    const state = after(
      { type: 'validated', errors },
      { type: 'touch', names: ['email'] },
      { type: 'serverError', name: 'password', message: 'Wrong password' },
      { type: 'reset' },
    );
    expect(visibleErrors(state)).toEqual({});
  });

  it('is valid only after a validation without messages', () => {
    expect(isValid(initialFormState)).toBe(false);
    expect(isValid(after({ type: 'validated', errors }))).toBe(false);
    expect(isValid(after({ type: 'validated', errors: {} }))).toBe(true);
  });
});
