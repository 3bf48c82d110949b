/** Texts that messages to applicants begin with. `{…}` is filled for each applicant; staff fill in what is in brackets. */
export const applicantTemplates = [
  {
    key: 'documents',
    title: 'Documents needed',
    subject: 'Documents for your application: {job}',
    text: 'You applied for {job} at {company}. The employer asks for these documents before the next step:\n\n[documents]\n\nPlease bring or send copies by [date]. Never send an original, an OTP or a password.',
  },
  {
    key: 'interview-details',
    title: 'Interview details',
    subject: 'Your interview: {job}',
    text: 'Here are the details of your interview for {job} at {company}.\n\n[date and time]\n[place or link]\n\nBring your resume and an identity card. If you cannot come, please tell us a day before.',
  },
  {
    key: 'keep-waiting',
    title: 'Still being decided',
    subject: 'Your application is still open: {job}',
    text: 'Your application for {job} at {company} is still being read. The employer needs more time and will decide by [date].\n\nYou do not have to do anything. We write to you as soon as there is news.',
  },
  {
    key: 'call-missed',
    title: 'We could not reach you',
    subject: 'We tried to call you: {job}',
    text: 'We tried to call you about your application for {job} at {company}, and could not reach you.\n\nPlease write to us when we can call you, or check that the mobile number in your profile is right.',
  },
  {
    key: 'resume-update',
    title: 'A newer resume',
    subject: 'Please update your resume: {job}',
    text: 'The employer of {job} at {company} would like to see [what is missing] in your resume.\n\nPlease upload a newer one in your profile and tell us when it is there.',
  },
  {
    key: 'joining',
    title: 'Joining details',
    subject: 'Joining details: {job}',
    text: 'Congratulations again on {job} at {company}. These are the details of your joining.\n\n[date and place]\n[whom to ask for]\n\nYou never have to pay for a job, a uniform or training before you join. If somebody asks, write to us.',
  },
] as const;

export type ApplicantTemplateKey = (typeof applicantTemplates)[number]['key'];

/** Values of the placeholders of a message. */
export interface MessageFacts {
  fullName: string;
  jobTitle: string;
  orgName: string;
}

const placeholders: Record<string, keyof MessageFacts> = { name: 'fullName', job: 'jobTitle', company: 'orgName' };

/** Fills the placeholders of a message with the facts of an applicant; braces with another word stay. */
export const fillPlaceholders = (text: string, facts: MessageFacts): string =>
  text.replace(/\{([a-z]{1,20})\}/g, (whole, word: string) => {
    const fact = Object.hasOwn(placeholders, word) ? placeholders[word] : undefined;
    return fact ? facts[fact] : whole;
  });

/** Finds text that must still be filled in: text in brackets, or a placeholder that does not exist. */
export function findGap(text: string): string | undefined {
  const gaps = text.match(/\[[^[\]\n]{1,60}\]|\{[^{}\n]{0,40}\}/g) ?? [];
  return gaps.find((gap) => !Object.hasOwn(placeholders, gap.slice(1, -1)) || gap.startsWith('['));
}
