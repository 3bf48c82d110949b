/** Input of the amounts oracle: a checkout in decimal strings of rupees and percent. */
export interface OracleOrder {
  /** Rupees of one billing cycle, such as '2599.00'. */
  price: string;
  months: number;
  discount: { type: 'Fixed' | 'Percentage'; value: string } | undefined;
  isHomeState: boolean;
}

interface Decimal {
  digits: bigint;
  places: number;
}

function read(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

function write({ digits, places }: Decimal): string {
  const padded = String(digits).padStart(places + 1, '0');
  return `${padded.slice(0, padded.length - places)}.${padded.slice(padded.length - places)}`;
}

const times = (a: string, b: string): string => {
  const [x, y] = [read(a), read(b)];
  return write({ digits: x.digits * y.digits, places: x.places + y.places });
};

/** Divides by a hundred by moving the decimal point. */
const percent = (text: string): string => {
  const { digits, places } = read(text);
  return write({ digits, places: places + 2 });
};

/** Rounds half up to paise, by the third decimal digit. */
function toPaise(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  const truncated = BigInt(whole + `${fraction}00`.slice(0, 2));
  return '56789'.includes(`${fraction}000`.charAt(2)) ? truncated + 1n : truncated;
}

const rupees = (paise: bigint): string => write({ digits: paise, places: 2 });

/**
 * Test oracle: computes the amounts of a checkout in paise with decimal strings and BigInt. Shares no arithmetic with
 * computeAmounts. Used by tests and by `npm run fault:pay`.
 */
export function computeAmountsByOracle({ price, months, discount, isHomeState }: OracleOrder): Record<string, bigint> {
  const full = toPaise(times(price, String(months)));
  let off = 0n;
  if (discount?.type === 'Fixed') off = toPaise(discount.value);
  if (discount?.type === 'Percentage') off = toPaise(percent(times(rupees(full), discount.value)));
  const left = off > full ? 0n : full - off;
  const tax = (rate: string): bigint => toPaise(percent(times(rupees(left), rate)));
  const [cgst, sgst, igst] = isHomeState ? [tax('9'), tax('9'), 0n] : [0n, 0n, tax('18')];
  return {
    pricePaise: full,
    discountPaise: full - left,
    taxablePaise: left,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    totalPaise: left + cgst + sgst + igst,
  };
}
