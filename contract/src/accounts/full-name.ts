import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody } from '../fields.ts';
import { registrationForm } from './accounts.ts';

export const saveFullName = call({
  method: 'POST',
  path: 'JobSeekerMasters/SaveFullName',
  summary: 'Change the name of the account, as after reading it from a resume.',
  source: 'ours (docs/decisions/0039)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), fullName: registrationForm.shape.fullName }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 20, perSeconds: 600 },
});

export const fullNameCalls = { saveFullName };
