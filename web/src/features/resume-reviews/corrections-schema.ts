import { correctionsForm } from '@aarambh/contract';

export const schema = correctionsForm;
