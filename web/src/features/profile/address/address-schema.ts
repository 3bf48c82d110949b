import { addressForm, typedText } from '@aarambh/contract';

const state = typedText('State is required', 100);
const city = typedText('City is required', 100);

/** The typed texts. Whether state and city were picked from their lists is checked on submit (core §5). */
export const schema = addressForm
  .pick({ curAddress: true, resAddress: true, sameAsAbove: true })
  .extend({ curState: state, curCity: city, resState: state, resCity: city });
