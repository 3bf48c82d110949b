import { changeEmailForm } from '@aarambh/contract';

export const schema = changeEmailForm;
