import { mobileForm } from '@aarambh/contract';

export const schema = mobileForm;
