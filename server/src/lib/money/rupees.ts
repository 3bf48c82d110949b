const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const indianGroups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** An amount in paise with both decimals and Indian digit groups: 30668200 → ₹3,06,682.00. */
export const formatRupees = (paise: number): string => exact.format(paise / 100);

/** A whole number with Indian digit groups: 306682 → 3,06,682. */
export const formatIndianNumber = (value: number): string => indianGroups.format(value);

/** Whole rupees of an amount in paise, rounded half up. */
export const roundToRupees = (paise: number): number => Math.round(paise / 100);
