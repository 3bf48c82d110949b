import { educationForm, employmentForm } from '@aarambh/contract';
import { z } from 'zod';
import { parseMonth } from '../../../platform/text/month-text.ts';

const { from, to } = employmentForm.shape;

export const schemas = {
  employment: employmentForm.extend({
    from: z.string().transform(parseMonth).pipe(from),
    to: z.string().transform(parseMonth).pipe(to.unwrap()),
  }),
  education: educationForm,
};
