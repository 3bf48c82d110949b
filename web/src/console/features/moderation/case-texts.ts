import {
  type ModerationCase,
  moderationCauses,
  type moderationEntry,
  type moderationLevels,
  type moderationStates,
  type PictureCase,
  type PosterContact,
  type pictureStates,
} from '@aarambh/contract';
import type { z } from 'zod';
import type { Tone } from '../../../ui/index.ts';

type State = (typeof moderationStates | typeof pictureStates)[number];
type Level = (typeof moderationLevels)[number];
type Cause = (typeof moderationCauses)[number];

export const stateTexts: Record<State, { label: string; tone: Tone }> = {
  open: { label: 'To decide', tone: 'info' },
  asked: { label: 'Poster asked', tone: 'neutral' },
  released: { label: 'Released', tone: 'success' },
  upheld: { label: 'Upheld', tone: 'error' },
  closed: { label: 'Closed', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  withdrawn: { label: 'Replaced or deleted', tone: 'neutral' },
};

export const levelTexts: Record<Level, { label: string; tone: Tone }> = {
  high: { label: 'High', tone: 'error' },
  medium: { label: 'Medium', tone: 'warning' },
  low: { label: 'Low', tone: 'neutral' },
};

export const causeTexts: Record<Cause, string> = {
  finding: 'Finding',
  report: 'Report',
  'new-company': 'New company',
  picture: 'Picture',
  related: 'Related to a fraud',
  staff: 'Closed by staff',
};

export const outcomeTexts = { undecided: '', right: 'Right', wrong: 'Wrong', withdrawn: 'Taken back' } as const;

/** What an entry of the history says was done. */
export const entryTexts: Record<z.infer<typeof moderationEntry>['kind'], string> = {
  release: 'released it',
  uphold: 'upheld it',
  close: 'closed the vacancy',
  ask: 'asked the poster',
  approve: 'approved it',
  reject: 'rejected it',
  note: 'noted',
  undo: 'undid the decision',
};

/** Where a decision was taken that was not taken in the queue. */
export const originTexts: Record<z.infer<typeof moderationEntry>['origin'], string> = {
  queue: '',
  vacancies: ' among the vacancies',
  company: ' with its company',
};

const contactKinds: Record<PosterContact['of'], string> = {
  posting: 'the contact of the posting',
  staff: 'the staff member who posted it',
  company: 'the confirmed address of the company',
};

/** Who is asked about a posting. */
export const contactText = ({ email, of }: PosterContact): string => `${email} (${contactKinds[of]})`;

/** Why no one can be asked. */
export const NO_CONTACT = 'No known address for the posting, its poster or its company';

/** What a case is about. */
export const titleOf = (
  one: Pick<ModerationCase, 'kind' | 'jobTitle'> | Pick<PictureCase, 'kind' | 'fullName'>,
): string => (one.kind === 'picture' ? `Picture of ${one.fullName}` : one.jobTitle);

export const isState = (text: string): text is State => Object.hasOwn(stateTexts, text);
export const isCause = (text: string): text is Cause => (moderationCauses as readonly string[]).includes(text);
export const isLevel = (text: string): text is Level => Object.hasOwn(levelTexts, text);
