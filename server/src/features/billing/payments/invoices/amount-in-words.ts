const small = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Units of the Indian numbering system, largest first. */
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function wordsOf(number: number): string {
  for (const [size, name] of units)
    if (number >= size) return `${wordsOf(Math.floor(number / size))} ${name} ${wordsOf(number % size)}`.trim();
  if (number < small.length) return small[number] ?? '';
  return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join('-');
}

/** Spells an amount in the Indian numbering system: Rupees Three Thousand Sixty-Six and Eighty-Two Paise Only. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${wordsOf((paise - rest) / 100) || 'Zero'}`;
  return rest ? `${rupees} and ${wordsOf(rest)} Paise Only` : `${rupees} Only`;
}
