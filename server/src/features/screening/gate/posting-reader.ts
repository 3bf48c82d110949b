import { Worker } from 'node:worker_threads';
import type { ScreenedPosting } from '../screened-posting.ts';
import { keepReading } from './read-posting.ts';
import type { ReadingResult, ReadingTask } from './reading-thread.ts';

/** Reads postings before they are screened, in a thread of its own: while the others are stored. */
export interface PostingReader {
  /**
   * Reads postings as they will be stored. Each is frozen, so that its fields stay as they were read. What cannot be read
   * ahead is read when it is screened.
   */
  read(postings: readonly ScreenedPosting[]): Promise<void>;
  close(): Promise<void>;
}

const SCRIPT = new URL('./reading-thread.ts', import.meta.url);

/** What the thread needs of a posting: objects of other features have functions, which cannot be sent. */
const toPlain = ({ company, ...posting }: ScreenedPosting): ScreenedPosting => ({
  title: posting.title,
  descriptionHtml: posting.descriptionHtml,
  company: {
    name: company.name,
    website: company.website,
    aboutHtml: company.aboutHtml,
    corporateAddress: company.corporateAddress,
    logo: company.logo,
  },
  skills: posting.skills,
  educations: posting.educations,
  locations: posting.locations,
  localities: posting.localities,
  branches: posting.branches,
  jobTypes: posting.jobTypes,
  jobModes: posting.jobModes,
  jobCategory: posting.jobCategory,
  industryType: posting.industryType,
  department: posting.department,
  role: posting.role,
  roleCategory: posting.roleCategory,
  ug: posting.ug,
  pg: posting.pg,
  employmentType: posting.employmentType,
  contactPreference: posting.contactPreference,
  payText: posting.payText,
  salaryFromPaise: posting.salaryFromPaise,
  salaryToPaise: posting.salaryToPaise,
  experienceFromYears: posting.experienceFromYears,
  interviewAddress: posting.interviewAddress,
  recruiterName: posting.recruiterName,
  recruiterEmail: posting.recruiterEmail,
  recruiterWhatsApp: posting.recruiterWhatsApp,
});

/** Opens a reader; its thread starts with the first postings. */
export function openPostingReader(script = SCRIPT): PostingReader {
  const waiting = new Map<number, { postings: readonly ScreenedPosting[]; done: () => void }>();
  let thread: Worker | undefined;
  let isOver = false;
  let lastId = 0;

  /** Ends without what is not read. */
  function end(): void {
    isOver = true;
    for (const { done } of waiting.values()) done();
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(script);
    started.on('message', ({ id, readings }: ReadingResult) => {
      const { postings = [], done } = waiting.get(id) ?? {};
      waiting.delete(id);
      for (const [i, posting] of postings.entries()) {
        const reading = readings[i];
        if (reading) keepReading(posting, reading);
      }
      done?.();
    });
    started.once('messageerror', end);
    started.once('error', end);
    started.once('exit', end);
    return started;
  }

  return {
    read(postings) {
      if (isOver || postings.length === 0) return Promise.resolve();
      thread ??= start();
      lastId += 1;
      const task: ReadingTask = { id: lastId, postings: postings.map((posting) => toPlain(Object.freeze(posting))) };
      return new Promise((done) => {
        waiting.set(task.id, { postings, done });
        thread?.postMessage(task);
      });
    },
    async close() {
      end();
      await thread?.terminate();
    },
  };
}
