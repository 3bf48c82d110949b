import { registrationForm } from '@aarambh/contract';

export const schema = registrationForm;
