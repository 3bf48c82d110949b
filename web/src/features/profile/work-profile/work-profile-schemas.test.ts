import { expect, it } from 'vitest';
import { schemas } from './work-profile-schemas.ts';

type Result = ReturnType<(typeof schemas)[keyof typeof schemas]['safeParse']>;

const firstMessage = (result: Result) => (result.success ? undefined : result.error.issues[0]?.message);

it.each([
  ['', 'Enter Current Annual Salary'],
  ['   ', 'Enter Current Annual Salary'],
  ['6 lakh', 'Only digits allowed'],
  ['5.5', 'Only digits allowed'],
  ['-1', 'Only digits allowed'],
  ['1e5', 'Only digits allowed'],
  ['1000000000', 'Please enter a smaller amount, in rupees a year'],
])('a salary of %j is refused with its message', (data, message) => {
  expect(firstMessage(schemas.salary.safeParse({ accountID: 7, data }))).toBe(message);
});

it('sends a salary as a number', () => {
  expect(schemas.salary.safeParse({ accountID: 7, data: ' 0650000 ' })).toMatchObject({
    success: true,
    data: { accountID: 7, data: 650_000 },
  });
});

it('reports each invalid field of the experience', () => {
  const result = schemas.experience.safeParse({ accountID: 7, years: '', months: 'six' });
  expect(result).toMatchObject({ success: false });
  const { issues } = (result as Extract<Result, { success: false }>).error;
  const messageOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(messageOf('years')).toBe('Enter Current Experience In Years');
  expect(messageOf('months')).toBe('Only digits allowed');
});

it.each([
  [{ years: '61', months: '0' }, 'Maximum 60 years allowed'],
  [{ years: '2', months: '12' }, 'Maximum 11 months allowed'],
  [{ years: '2', months: '' }, 'Enter Current Experience In Months'],
])('an experience of %j is refused with its message', (fields, message) => {
  expect(firstMessage(schemas.experience.safeParse({ accountID: 7, ...fields }))).toBe(message);
});

it('accepts an experience of 0 years and 0 months', () => {
  expect(schemas.experience.safeParse({ accountID: 7, years: '0', months: '0' })).toMatchObject({
    success: true,
    data: { accountID: 7, years: 0, months: 0 },
  });
});

it('requires a work mode', () => {
  expect(firstMessage(schemas.jobMode.safeParse({ accountID: 7, data: 0 }))).toBe('Please select a work mode');
  expect(firstMessage(schemas.jobMode.safeParse({ accountID: 7, data: '' }))).toBe('Please select a work mode');
});
