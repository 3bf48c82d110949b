import { addPasskeyForm } from '@aarambh/contract';

export const schema = addPasskeyForm;
