import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, typedText } from '../fields.ts';

const addressText = (required: string) => typedText(required, 200, 'Maximum 200 characters allowed.');
const placeId = (message: string) => z.number(message).int(message).min(1, message).max(2_147_483_647, message);

/** The body of SaveAddress (core §3, §5). State and city are ids of StateMasterAPI and CityMasterAPI. */
export const addressForm = z.strictObject({
  accountID: idInBody(),
  curAddress: addressText('Current Address is required.'),
  curState: placeId('Please select current state'),
  curCity: placeId('Please select current city'),
  sameAsAbove: z.boolean(),
  resAddress: addressText('Permanent Address is required.'),
  resState: placeId('Please select permanent state'),
  resCity: placeId('Please select permanent city'),
  /** Ours: `savedOn` of the loaded address, for optimistic locking; a later save elsewhere is a conflict. */
  savedOn: z.string().max(40).optional(),
});
export type AddressForm = z.infer<typeof addressForm>;

/** The address for the form; ids are 0 and texts empty while none is saved. */
export const address = z.object({
  accountID: z.number().int(),
  curAddress: z.string(),
  curState: z.number().int(),
  curCity: z.number().int(),
  sameAsAbove: z.boolean(),
  resAddress: z.string(),
  resState: z.number().int(),
  resCity: z.number().int(),
  /** Ours: ISO 8601, UTC; empty while none is saved. */
  savedOn: z.string(),
});
export type Address = z.infer<typeof address>;

/** The address for display: names of state and city instead of ids. */
export const namedAddress = address.extend({
  curState: z.string(),
  curCity: z.string(),
  resState: z.string(),
  resCity: z.string(),
});
export type NamedAddress = z.infer<typeof namedAddress>;

const byAccount = z.strictObject({ id: idInPath() });

export const saveAddress = call({
  method: 'POST',
  path: 'JobSeekerAddress/SaveAddress',
  summary: 'Save current and permanent address; a city must be in its state.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: addressForm,
  reply: { kind: 'json', schema: z.object({ message: z.string() }) },
  errors: ['conflict'],
});

export const getAddressByAccount = call({
  method: 'GET',
  path: 'JobSeekerAddress/GetAddressByAccount/{id}',
  summary: 'The address with ids, for the form.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: address },
});

export const getJobSeekerAddressByAccount = call({
  method: 'GET',
  path: 'JobSeekerAddress/GetJobSeekerAddressByAccount/{id}',
  summary: 'The address with names, for reading.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: namedAddress },
});

export const checkAddressSaved = call({
  method: 'GET',
  path: 'JobSeekerAddress/CheckAddressSaved/{id}',
  summary: 'Whether an address is saved.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: z.object({ isAddressSaved: z.boolean() }) },
});

export const addressCalls = { saveAddress, getAddressByAccount, getJobSeekerAddressByAccount, checkAddressSaved };
