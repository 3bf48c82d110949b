import { registrationRefusals } from '@aarambh/contract';
import { FieldRefusal } from '../../../platform/forms/field-errors.ts';

/** The fields of the forms that create an account. */
export const registrationFields = [
  'fullName',
  'countryID',
  'mobileNo',
  'email',
  'password',
  'isAdult',
  'agreesToNotice',
];

const fieldOf: Record<string, string> = {
  [registrationRefusals.emailTaken]: 'email',
  [registrationRefusals.commonPassword]: 'password',
  [registrationRefusals.indianMobile]: 'mobileNo',
};

/**
 * Shows a refusal of the server at the field that it concerns; no effect for other texts.
 * @throws {FieldRefusal} for `useForm`
 */
export function throwRegistrationRefusal(text: string): void {
  const field = fieldOf[text];
  if (field) throw new FieldRefusal(field, text);
}
