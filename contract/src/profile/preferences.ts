import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, textInQuery, typedText } from '../fields.ts';

const text = { kind: 'text', schema: z.string() } as const;

/** Maximum preferred locations and skills of an account. */
export const PREFERRED_LOCATIONS_MAX = 20;
export const SKILLS_MAX = 100;
/** Characters before skills are suggested (core §9). */
export const SKILL_SEARCH_MIN = 2;

/** The preferred-location dialog and its bodies (core §3, §5); the account is `accountId` here. */
export const preferredLocationForm = z.strictObject({
  accountId: idInBody(),
  preferredLocation: typedText('Location is required', 100),
});

export const savePreferredLocation = call({
  method: 'POST',
  path: 'JobSeekerLocations/SavePreferredLocation',
  summary: 'Add a preferred location.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountId',
  body: preferredLocationForm,
  reply: text,
});

export const getPreferredLocations = call({
  method: 'GET',
  path: 'JobSeekerLocations/GetPreferredLocations/{jobSeekerId}',
  summary: 'The preferred locations, in the order they were added.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'jobSeekerId',
  params: z.strictObject({ jobSeekerId: idInPath() }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const removePreferredLocation = call({
  method: 'POST',
  path: 'JobSeekerLocations/RemovePreferredLocation',
  summary: 'Remove a preferred location.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountId',
  body: preferredLocationForm,
  reply: text,
});

/** The skill dialog (core §5). */
export const skillForm = z.strictObject({ accountID: idInPath(), skill: typedText('Skill is required', 100) });

export const jobSeekerSkill = z.object({
  jobSeekerSkillID: z.number().int(),
  skill: z.string(),
  accountID: z.number().int(),
});
export type JobSeekerSkill = z.infer<typeof jobSeekerSkill>;

export const saveJobSeekerSkillSet = call({
  method: 'POST',
  path: 'JobSeekerSkillSets/SaveJobSeekerSkillSet',
  summary: 'Add a skill; another spelling of a listed skill is the same skill.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: skillForm,
  reply: text,
});

export const getSkillSets = call({
  method: 'GET',
  path: 'JobSeekerSkillSets/GetSkillSets',
  summary: 'Suggested skills that begin with or contain the typed text; none below two characters.',
  source: 'core §5, §7',
  access: 'visitor',
  query: z.strictObject({ keyword: textInQuery(100) }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const deleteJobSeekerSkillSet = call({
  method: 'POST',
  path: 'JobSeekerSkillSets/DeleteJobSeekerSkillSet/{id}',
  summary: "Remove one of the caller's skills.",
  source: 'core §7',
  access: 'jobSeeker',
  params: z.strictObject({ id: idInPath() }),
  reply: text,
  errors: ['forbidden'],
});

export const getJobSeekerSkills = call({
  method: 'GET',
  path: 'JobSeekerSkillSets/GetJobSeekerSkills',
  summary: 'Skills of the account, in the order they were added.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(jobSeekerSkill) },
});

export const preferenceCalls = {
  savePreferredLocation,
  getPreferredLocations,
  removePreferredLocation,
  saveJobSeekerSkillSet,
  getSkillSets,
  deleteJobSeekerSkillSet,
  getJobSeekerSkills,
};
