import { supportForm } from '@aarambh/contract';

export const schema = supportForm;
