const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** 21 November 2026 at 1:53 pm IST. */
export const momentText = (instant: string) =>
  `${inIndia.format(new Date(instant)).replace(/[\u202f\u00a0]/g, ' ')} IST`;
