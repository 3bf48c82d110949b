import { expect, it } from 'vitest';
import {
  ageText,
  calendarDay,
  countText,
  dateText,
  dateTimeText,
  fullDate,
  instantInIndia,
  isoDay,
  rupees,
  salaryText,
  shortDate,
  timeOfDay,
  weekdayDate,
} from './format.ts';

it('groups digits of rupees in the Indian format', () => {
  expect(rupees(1_200_000)).toBe('₹12,00,000');
  expect(rupees(0)).toBe('₹0');
});

it.each([
  [300_000, 500_000, false, '₹3,00,000 – ₹5,00,000 a year'],
  [300_000, 300_000, false, '₹3,00,000 a year'],
  [300_000, null, false, 'From ₹3,00,000 a year'],
  [null, 500_000, false, 'Up to ₹5,00,000 a year'],
  [null, null, false, 'Salary Not Disclosed'],
  [300_000, 500_000, true, 'Salary Not Disclosed'],
])('formats the pay %s to %s, hidden %s', (fromSalary, toSalary, salaryNotDisclose, text) => {
  expect(salaryText({ fromSalary, toSalary, salaryNotDisclose })).toBe(text);
});

it('shows pay as stated, where it is not an amount a year', () => {
  expect(
    salaryText({ fromSalary: 180_000, toSalary: 180_000, salaryNotDisclose: false, payText: '₹15,000 a month' }),
  ).toBe('₹15,000 a month');
  expect(salaryText({ fromSalary: null, toSalary: null, salaryNotDisclose: true, payText: 'Unpaid' })).toBe('Unpaid');
});

it('formats days in IST, whatever the time zone of the machine', () => {
  // 20:00 UTC is half past one of the next day in India.
  expect(shortDate('2026-11-04T20:00:00Z')).toBe('05-Nov-2026');
  expect(dateText('2026-09-04T20:00:00Z')).toBe('5 Sep 2026');
  expect(dateTimeText('2026-11-04T15:35:00Z')).toBe('4 Nov 2026, 9:05\u00a0pm');
  expect(fullDate('2026-11-04T20:00:00Z')).toBe('November 05, 2026');
  expect(shortDate('2026-11-04T18:29:59Z')).toBe('04-Nov-2026');
});

it.each([
  ['2026-11-20T19:00:00Z', 'Today'],
  ['2026-11-20T18:00:00Z', 'Yesterday'],
  ['2026-11-18T06:00:00Z', '3 days ago'],
  ['2026-11-01T06:00:00Z', '2 weeks ago'],
  ['2026-08-01T06:00:00Z', '3 months ago'],
  ['2026-11-30T06:00:00Z', 'Today'],
])('formats the age of %s', (instant, text) => {
  expect(ageText(instant, new Date('2026-11-21T06:00:00Z'))).toBe(text);
});

it('formats the IST day, also when it is still the day before in UTC', () => {
  expect(isoDay('2026-11-04T18:29:59Z')).toBe('2026-11-04');
  expect(isoDay('2026-11-04T18:30:00Z')).toBe('2026-11-05');
});

it('adds a plus sign to a capped count', () => {
  expect(countText(1_000, true)).toBe('1,000+');
  expect(countText(20, false)).toBe('20');
});

it('formats weekday, date and time in IST', () => {
  expect(weekdayDate('2026-11-04T20:00:00Z')).toBe('Thursday, Nov 05, 2026');
  expect(timeOfDay('2026-11-04T20:00:00Z')).toBe('1:30\u00a0am');
  expect(calendarDay('2026-11-04T20:00:00Z')).toEqual({ weekday: 'Thursday', month: 'Nov', day: '05' });
});

it.each(['09:30', '09:30:00'])('a day and a time of day %s in India are one instant', (time) => {
  expect(instantInIndia('2026-11-05', time)).toEqual(new Date('2026-11-05T04:00:00Z'));
});

it('a text that is not a time does not parse to an instant', () => {
  expect(instantInIndia('2026-11-05', 'noon').getTime()).toBeNaN();
});
