const INDIA = 'Asia/Kolkata';
/** Short names of the months, January first. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exactFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: INDIA, year: 'numeric', month: 'long', day: '2-digit' });
/** The offset of India from UTC, all year. Intl.DateTimeFormat for every card is slower than rendering the card. */
const IST_OFFSET_MS = 5.5 * 3_600_000;

/** Whole rupees with Indian grouping: 1200000 → ₹12,00,000. */
export const rupees = (amount: number): string => rupeeFormat.format(amount);

/** Rupees and paise, for payments: 3066.82 → ₹3,066.82. */
export const exactRupees = (amount: number): string => exactFormat.format(amount);

/**
 * The pay of a vacancy as the employer states it, its annual salary, or 'Salary Not Disclosed' (core §2). Amounts are
 * whole rupees.
 */
export function salaryText(pay: {
  fromSalary: number | null;
  toSalary: number | null;
  salaryNotDisclose: boolean;
  payText?: string | undefined;
}): string {
  const { fromSalary, toSalary, salaryNotDisclose, payText } = pay;
  if (payText) return payText;
  if (salaryNotDisclose || (fromSalary === null && toSalary === null)) return 'Salary Not Disclosed';
  if (fromSalary === null) return `Up to ${rupees(toSalary ?? 0)} a year`;
  if (toSalary === null) return `From ${rupees(fromSalary)} a year`;
  return fromSalary === toSalary
    ? `${rupees(fromSalary)} a year`
    : `${rupees(fromSalary)} – ${rupees(toSalary)} a year`;
}

/** yyyy-MM-ddTHH:mm in IST, as the fields of date and time write an instant. */
export const isoMinute = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() + IST_OFFSET_MS).toISOString().slice(0, 16);

/** The instant of a day and a time in IST: yyyy-MM-dd and HH:mm or HH:mm:ss. Invalid for other texts. */
export const instantInIndia = (day: string, time: string): Date =>
  new Date(new Date(`${day}T${time}Z`).getTime() - IST_OFFSET_MS);

/** yyyy-MM-dd in IST, as date fields and the API write a day. */
export const isoDay = (instant: string | Date): string => isoMinute(instant).slice(0, 10);

/** The day in India of an instant, as [year, month, day]. */
const dayInIndia = (instant: string | Date): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = isoDay(instant).split('-').map(Number);
  return [year, month, day];
};

/** The day in IST, such as 5 Nov 2026: the form of every date whose form the specification does not give. */
export function dateText(instant: string | Date): string {
  const [year, month, day] = dayInIndia(instant);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** dd-MMM-yyyy in IST, such as 05-Nov-2026, where the specification gives this form (core §9). */
export function shortDate(instant: string | Date): string {
  const [year, month, day] = dayInIndia(instant);
  return `${String(day).padStart(2, '0')}-${MONTHS[month - 1]}-${year}`;
}

/** MMMM dd, yyyy in IST, such as November 05, 2026 (core §9). */
export const fullDate = (instant: string | Date): string => longDate.format(new Date(instant));

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** h:mm am/pm in IST, such as 9:05 pm, with a no-break space: a line never ends inside a time. */
export const timeOfDay = (instant: string | Date): string =>
  timeFormat.format(new Date(instant)).replace(/\s/, '\u00a0');

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: INDIA, weekday: 'long' });

/** EEEE, MMM dd, yyyy in IST, such as Thursday, Nov 05, 2026 (core §9). */
export function weekdayDate(instant: string | Date): string {
  const { weekday, month, day } = calendarDay(instant);
  return `${weekday}, ${month} ${day}, ${dayInIndia(instant)[0]}`;
}

/** The day in IST as a calendar leaf shows it: Thursday, Nov, 05. */
export function calendarDay(instant: string | Date): { weekday: string; month: string; day: string } {
  const [, month, day] = dayInIndia(instant);
  const weekday = weekdayFormat.format(new Date(instant));
  return { weekday, month: MONTHS[month - 1] ?? '', day: String(day).padStart(2, '0') };
}

/** Day and time in IST, such as 5 Nov 2026, 9:05 pm. */
export const dateTimeText = (instant: string | Date): string => `${dateText(instant)}, ${timeOfDay(instant)}`;

/** The age of a posting in calendar days of India: Today, Yesterday, 3 days ago, 2 weeks ago. */
export function ageText(instant: string | Date, now: Date): string {
  const dayNumber = (date: string | Date) =>
    Date.UTC(...(dayInIndia(date).map((n, i) => (i === 1 ? n - 1 : n)) as [number, number, number])) / 86_400_000;
  const days = Math.max(0, dayNumber(now) - dayNumber(instant));
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 60 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30)} months ago`;
}

/** A formatted count; 1,000+ when counting stopped at the cap. */
export const countText = (total: number, capped: boolean): string =>
  `${total.toLocaleString('en-IN')}${capped ? '+' : ''}`;
