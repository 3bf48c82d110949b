import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';

/** Maximum size: 5 MiB, and 25 megapixels (security 23). */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_WRONG_TYPE = 'Invalid file type: Please upload only JPG, PNG or WebP pictures.';
export const AVATAR_MISSING = 'No file selected: Please select a picture to upload.';
export const AVATAR_TOO_LARGE = 'This picture is larger than 5MB. Please choose a smaller one.';

/** The avatar (profile picture); `picPath` is its download URL, empty without one. Staff approve or reject it. */
export const avatar = z.object({
  pictureID: z.number().int(),
  picPath: z.string(),
  status: z.enum(['Approved', 'Rejected', 'Pending', '']),
});
export type Avatar = z.infer<typeof avatar>;

const byAccount = z.strictObject({ id: idInPath() });

export const savePicture = call({
  method: 'POST',
  path: 'JobSeekerPicture/SavePicture',
  summary: 'Store a profile picture in place of the previous one; it is re-encoded without its EXIF data.',
  source: 'core §7; security 23',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInPath() }),
  file: { field: 'picture', maxBytes: AVATAR_MAX_BYTES, tooLarge: AVATAR_TOO_LARGE },
  reply: { kind: 'text', schema: z.string() },
  errors: ['too_large', 'unsupported_type', 'storage_full'],
  limit: { max: 30, perSeconds: 600 },
});

export const getPicture = call({
  method: 'GET',
  path: 'JobSeekerPicture/GetPicture/{id}',
  summary: 'Download URL and review status of the profile picture.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: avatar },
});

export const getPictureID = call({
  method: 'GET',
  path: 'JobSeekerPicture/GetPictureID/{id}',
  summary: 'The id of the picture of the account; 0 means none.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const getJobSeekerPicture = call({
  method: 'GET',
  path: 'JobSeekerPicture/GetJobSeekerPicture/{id}',
  summary: 'The same as GetPicture.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'json', schema: avatar },
});

export const downloadPicture = call({
  method: 'GET',
  path: 'JobSeekerPicture/DownloadPicture/{id}',
  summary: 'The bytes of the picture of the account.',
  source: 'ours (security 24)',
  access: 'jobSeeker',
  own: 'id',
  params: byAccount,
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const avatarCalls = { savePicture, getPicture, getPictureID, getJobSeekerPicture, downloadPicture };
