import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';
import { findAddress } from './address/address.queries.ts';
import { presentNamedAddress } from './address/present-address.ts';
import { listEducations, listEmployments } from './history/history.queries.ts';
import { presentWorkProfile } from './work-profile/present-work-profile.ts';
import { findWorkProfile } from './work-profile/work-profile.queries.ts';

/** Exports the profile of an account, one section per part. */
export async function exportProfile(db: Db, accountId: number): Promise<DataSection[]> {
  return [
    await exportWorkProfile(db, accountId),
    await exportAddress(db, accountId),
    await exportPreferredLocations(db, accountId),
    await exportSkills(db, accountId),
    await exportEmployment(db, accountId),
    await exportEducation(db, accountId),
    await exportAvatar(db, accountId),
  ];
}

async function exportWorkProfile(db: Db, accountId: number): Promise<DataSection> {
  const row = await findWorkProfile(db, accountId);
  const { years: _years, months: _months, jobModeID: _jobModeID, ...entry } = presentWorkProfile(row);
  return dataSection({
    key: 'workProfile',
    title: 'Work profile',
    fields: {
      gender: 'Gender',
      currentExperience: 'Experience',
      currentAnnualSalary: 'Salary in rupees a year',
      noticePeriod: 'Notice period',
      readyToReallocate: 'Ready to relocate',
      jobMode: 'Work mode',
    },
    entries: row ? [entry] : [],
  });
}

async function exportAddress(db: Db, accountId: number): Promise<DataSection> {
  const row = await findAddress(db, accountId);
  const { accountID: _accountID, ...entry } = presentNamedAddress(accountId, row);
  return dataSection({
    key: 'address',
    title: 'Address',
    fields: {
      curAddress: 'Current address',
      curState: 'Current state',
      curCity: 'Current city',
      sameAsAbove: 'Permanent address is the same',
      resAddress: 'Permanent address',
      resState: 'Permanent state',
      resCity: 'Permanent city',
      savedOn: 'Saved',
    },
    entries: row ? [{ ...entry, savedOn: row.saved_at }] : [],
  });
}

async function exportPreferredLocations(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('preferred_locations')
    .select(['location', 'added_at as addedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'preferredLocations',
    title: 'Preferred locations',
    fields: { location: 'Location', addedOn: 'Added' },
    entries,
  });
}

async function exportSkills(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('job_seeker_skills')
    .select(['skill', 'added_at as addedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({ key: 'skills', title: 'Skills', fields: { skill: 'Skill', addedOn: 'Added' }, entries });
}

async function exportEmployment(db: Db, accountId: number): Promise<DataSection> {
  const entries = (await listEmployments(db, accountId)).map(({ employmentID: _employmentID, ...entry }) => entry);
  return dataSection({
    key: 'employment',
    title: 'Employment',
    fields: {
      jobTitle: 'Job title',
      company: 'Company',
      place: 'Place',
      from: 'From',
      to: 'To',
      description: 'Description',
    },
    entries,
  });
}

async function exportEducation(db: Db, accountId: number): Promise<DataSection> {
  const entries = (await listEducations(db, accountId)).map(({ educationID: _educationID, ...entry }) => entry);
  return dataSection({
    key: 'education',
    title: 'Education',
    fields: {
      qualification: 'Qualification',
      subject: 'Subject',
      institute: 'Institute',
      year: 'Year',
      grade: 'Grade',
    },
    entries,
  });
}

async function exportAvatar(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('pictures')
    .select([
      'content_type as contentType',
      'bytes',
      'status',
      'uploaded_at as uploadedOn',
      'reviewed_at as reviewedOn',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'pictures',
    title: 'Picture',
    note: 'Your picture can be seen and saved on the page Profile.',
    fields: {
      contentType: 'Type of picture',
      bytes: 'Size in bytes',
      status: 'Review by our staff',
      uploadedOn: 'Uploaded',
      reviewedOn: 'Reviewed',
    },
    entries,
  });
}

/** Deletes the profile of an account. @returns the file keys of its avatar */
export async function eraseProfile(transaction: Db, accountId: number): Promise<string[]> {
  for (const table of [
    'work_profiles',
    'addresses',
    'preferred_locations',
    'job_seeker_skills',
    'employments',
    'educations',
    'profile_changes',
  ] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  const pictures = await transaction
    .deleteFrom('pictures')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return pictures.map((row) => row.file_key);
}
