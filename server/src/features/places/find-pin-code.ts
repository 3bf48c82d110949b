import { readRows } from './read-rows.ts';

/** Names of places by the beginnings of their PIN codes. */
const placeByBeginning = new Map<string, string>();
/** Length of the beginning that names a state. */
const SHORTEST = 2;

for (const [city = '', beginning = '', localities = ''] of readRows('locality-pin-codes.tsv')) {
  for (const entry of localities.split(', ')) {
    const [locality = '', endings = ''] = entry.split('=');
    for (const ending of endings.split('/')) {
      const code = beginning + ending;
      // Neighbouring localities share codes; the first one of the list is the better known.
      if (!placeByBeginning.has(code)) placeByBeginning.set(code, `${locality}, ${city}`);
    }
  }
}
for (const [place = '', beginnings = ''] of readRows('pin-codes.tsv')) {
  for (const beginning of beginnings.split(' ')) {
    if (!placeByBeginning.has(beginning)) placeByBeginning.set(beginning, place);
  }
}

const pinCode = /^(?:(?:postal |zip )?(?:pin|code|pin ?code|zip)(?: (?:no|number))? )?([1-9]\d{2}) ?(\d{3})$/;

/** Reads a PIN code of India Post from folded text: '560034', '560 034', 'pin code 560034'. Undefined for other numbers. */
export function readPinCode(folded: string): string | undefined {
  const [, start, end] = folded.match(pinCode) ?? [];
  // No code ends in 000: such numbers are amounts.
  return start === undefined || end === undefined || end === '000' ? undefined : start + end;
}

/** Finds the name of the locality, city or state of a PIN code. */
export function findPinCodePlace(code: string): string | undefined {
  for (let length = code.length; length >= SHORTEST; length--) {
    const name = placeByBeginning.get(code.slice(0, length));
    if (name !== undefined) return name;
  }
  return undefined;
}
