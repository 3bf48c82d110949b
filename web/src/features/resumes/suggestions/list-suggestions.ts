import {
  getHistory,
  getJobSeekerSkills,
  getPreferredLocations,
  getProfileDetails,
  isSuccessText,
  type ResumeReading,
  readResume,
  saveEducation,
  saveEmployment,
  saveFullName,
  saveJobSeekerSkillSet,
  saveMobileNo,
  savePreferredLocation,
  saveWorkExperience,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { storeFullName } from '../../../platform/session/session.ts';
import { periodText } from '../../../platform/text/month-text.ts';
import { getDetails } from '../../accounts/index.ts';

/** A value read from the resume that the profile does not have. */
export interface Suggestion {
  id: string;
  /** The value to add. */
  text: string;
  more?: string | undefined;
  /** The line it was read from. */
  source?: string | undefined;
  /** The value that it replaces, which the user must confirm. */
  replaces?: string | undefined;
  /** Saves it through the call of the profile. Throws with the text of a refusal. */
  save: () => Promise<unknown>;
}

export interface SuggestionSection {
  heading: string;
  items: Suggestion[];
}

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** Waits for a call that replies with a text; a value that is already on the list is treated as saved. */
async function requireSuccess(call: Promise<string>): Promise<void> {
  const text = await call;
  if (!isSuccessText(text) && !/already on your list/.test(text)) throw new Error(text);
}

/** Lists the values of the resume that the profile lacks, by section; `isUnreadable` for a document without text. */
export async function listSuggestions(
  api: Api,
  accountID: number,
): Promise<{ isUnreadable: boolean; sections: SuggestionSection[] }> {
  const params = { accountID: String(accountID) };
  const [reading, skills, places, work, history, account] = await Promise.all([
    api(readResume, { params }),
    api(getJobSeekerSkills, { query: params }),
    api(getPreferredLocations, { params: { jobSeekerId: String(accountID) } }),
    api(getProfileDetails, { params }),
    api(getHistory, { params }),
    getDetails(api, accountID),
  ]);
  const known = { skills, places, work, history, fullName: account.fullName, mobileNo: account.mobileNo };
  return { isUnreadable: reading.isUnreadable, sections: compare(api, accountID, reading, known) };
}

interface Known {
  skills: { skill: string }[];
  places: string[];
  work: { years: number | null; currentExperience: string };
  history: {
    employment: { company: string; from: string }[];
    education: { qualification: string; year: string; institute: string }[];
  };
  fullName: string;
  mobileNo: string;
}

function compare(api: Api, accountID: number, reading: ResumeReading, known: Known): SuggestionSection[] {
  const { fullName, mobileNo, experienceYears } = reading;
  const name: Suggestion[] = [];
  if (fullName && fold(fullName.value) !== fold(known.fullName))
    name.push({
      id: 'name',
      text: fullName.value,
      more: 'Name of your account',
      source: fullName.source,
      replaces: known.fullName,
      save: async () => {
        await requireSuccess(api(saveFullName, { body: { accountID, fullName: fullName.value } }));
        storeFullName(fullName.value);
      },
    });
  const contact: Suggestion[] = [];
  if (mobileNo && !known.mobileNo.endsWith(mobileNo.value))
    contact.push({
      id: 'mobile',
      text: mobileNo.value,
      more: 'Mobile number, to be verified by OTP',
      source: mobileNo.source,
      replaces: known.mobileNo,
      save: () =>
        api(saveMobileNo, { body: { accountID, data: mobileNo.value } }).then((text) =>
          requireSuccess(Promise.resolve(text)),
        ),
    });
  const experience: Suggestion[] = [];
  if (experienceYears && experienceYears.value !== known.work.years) {
    const years = experienceYears.value;
    experience.push({
      id: 'experience',
      text: years === 0 ? 'Fresher' : `${years} ${years === 1 ? 'year' : 'years'}`,
      source: experienceYears.source,
      replaces: known.work.years === null ? undefined : known.work.currentExperience,
      save: () => requireSuccess(api(saveWorkExperience, { body: { accountID, years, months: 0 } })),
    });
  }
  const hasSkill = new Set(known.skills.map(({ skill }) => fold(skill)));
  const hasPlace = new Set(known.places.map(fold));
  const jobs = reading.employment.filter(
    (job) => !known.history.employment.some((one) => fold(one.company) === fold(job.company) && one.from === job.from),
  );
  const degrees = reading.education.filter(
    (degree) =>
      !known.history.education.some(
        (one) => fold(one.qualification) === fold(degree.qualification) && one.year === degree.year,
      ),
  );
  const sections: SuggestionSection[] = [
    { heading: 'Name', items: name },
    { heading: 'Mobile number', items: contact },
    { heading: 'Total experience', items: experience },
    {
      heading: 'Employment',
      items: jobs.map((job, at) => ({
        id: `job ${at}`,
        text: `${job.jobTitle}, ${job.company}`,
        more: `${periodText(job)}${job.place ? `, ${job.place}` : ''}`,
        save: () => api(saveEmployment, { body: { accountID, ...job, description: '' } }),
      })),
    },
    {
      heading: 'Education',
      items: degrees.map((degree, at) => ({
        id: `degree ${at}`,
        text: [degree.qualification, degree.subject].filter(Boolean).join(', '),
        more: [degree.institute, degree.year, degree.grade].filter(Boolean).join(', '),
        save: () => api(saveEducation, { body: { accountID, ...degree } }),
      })),
    },
    {
      heading: 'Skills',
      items: reading.skills
        .filter(({ value }) => !hasSkill.has(fold(value)))
        .map(({ value, source }) => ({
          id: `skill ${value}`,
          text: value,
          source,
          save: () =>
            requireSuccess(api(saveJobSeekerSkillSet, { query: { accountID: String(accountID), skill: value } })),
        })),
    },
    {
      heading: 'Preferred locations',
      items: reading.places
        .filter(({ value }) => !hasPlace.has(fold(value)))
        .map(({ value, source }) => ({
          id: `place ${value}`,
          text: value,
          source,
          save: () =>
            requireSuccess(api(savePreferredLocation, { body: { accountId: accountID, preferredLocation: value } })),
        })),
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
