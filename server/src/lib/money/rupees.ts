const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount as people in India read it: 30668200 paise → ₹3,06,682.00. */
export const rupeeText = (paise: number): string => inRupees.format(paise / 100);
