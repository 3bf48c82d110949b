const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const onDay = new Intl.DateTimeFormat('en-US', {
  ...inIndia,
  weekday: 'long',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});
const atTime = new Intl.DateTimeFormat('en-IN', { ...inIndia, hour: 'numeric', minute: '2-digit', hour12: true });

/** A moment to be somewhere, in India: Wednesday, Nov 25, 2026 at 10:30 am (core §9). */
export const appointmentText = (moment: Date): string =>
  `${onDay.format(moment)} at ${atTime.format(moment)}`.replace(/[\u202f\u00a0]/g, ' ');
