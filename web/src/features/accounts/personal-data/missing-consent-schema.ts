import { registrationForm } from '@aarambh/contract';

export const schema = registrationForm.pick({ isAdult: true, agreesToNotice: true });
