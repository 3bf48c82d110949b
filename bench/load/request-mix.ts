import {
  addressOf,
  applyJob,
  getFreeListingJobs,
  getSavedJobs,
  getUserDetailsByEmail,
  listAllApplicants,
  moveApplicants,
  saveJob,
  searchVacancy,
} from '@aarambh/contract';
import type { LoadData } from './load-data.ts';

/** A request of the mix. */
export interface MixedRequest {
  path: string;
  token?: string;
  /** Makes it a POST. */
  body?: object;
}

interface Kind {
  name: string;
  /** Of all requests, in percent. */
  share: number;
  /** The n-th request of the run; `draw` returns a random integer below its argument. */
  make(data: LoadData, draw: (below: number) => number, n: number): MixedRequest;
}

const KEYWORDS = ['manager', 'developer', 'sales', 'nurse', 'driver', 'accountant', 'teacher', 'engineer'];

const pick = <T>(list: T[], draw: (below: number) => number): T => list[draw(list.length)] as T;
const memberOf = (data: LoadData, draw: (below: number) => number) => pick(data.members, draw);

/**
 * The mix of a busy hour: a visit is some public pages, most of them of one job; one request in six is a member's, one in
 * twenty is of staff.
 */
export const kinds: Kind[] = [
  { name: 'visitor: home', share: 6, make: () => ({ path: '/' }) },
  { name: 'visitor: landing page', share: 18, make: ({ landingPages }, draw) => ({ path: pick(landingPages, draw) }) },
  {
    name: 'visitor: search page',
    share: 14,
    make: (_, draw) => ({ path: `/job/search?keyword=${pick(KEYWORDS, draw)}` }),
  },
  {
    name: 'visitor: job page',
    share: 30,
    make: ({ vacancyIds }, draw) => ({ path: `/job/details/${pick(vacancyIds, draw)}` }),
  },
  {
    name: 'visitor: more results',
    share: 10,
    make: (_, draw) => ({
      path: addressOf(searchVacancy, { query: { keyword: pick(KEYWORDS, draw), page: 2 + draw(4) } }),
    }),
  },
  {
    name: 'member: sign-in',
    share: 1,
    make: (data, draw) => ({
      path: addressOf(getUserDetailsByEmail, {}),
      body: { email: memberOf(data, draw).email, password: data.password },
    }),
  },
  {
    name: 'member: dashboard',
    share: 8,
    make(data, draw) {
      const { accountID, token } = memberOf(data, draw);
      return { path: addressOf(getFreeListingJobs, { query: { accountID } }), token };
    },
  },
  {
    name: 'member: saved jobs',
    share: 3,
    make(data, draw) {
      const { accountID, token } = memberOf(data, draw);
      return { path: addressOf(getSavedJobs, { params: { accountID } }), token };
    },
  },
  {
    name: 'member: save a job',
    share: 2,
    make(data, draw) {
      const { accountID, token } = memberOf(data, draw);
      return { path: addressOf(saveJob, {}), token, body: { accountID, vacancyID: pick(data.vacancyIds, draw) } };
    },
  },
  {
    name: 'member: apply',
    share: 3,
    make(data, draw) {
      const { accountID, token } = memberOf(data, draw);
      return { path: addressOf(applyJob, {}), token, body: { accountID, vacancyID: pick(data.vacancyIds, draw) } };
    },
  },
  {
    name: 'staff: list of applicants',
    share: 4,
    make: ({ staffTokens }, draw) => ({
      path: addressOf(listAllApplicants, { query: { stage: 'New' } }),
      token: pick(staffTokens, draw),
    }),
  },
  {
    name: 'staff: decision',
    share: 1,
    make({ staffTokens, applicationIds }, draw, n) {
      // The first move of each application: a version that someone else has changed would be a conflict.
      const rows = [{ applicationID: applicationIds[n % applicationIds.length] ?? 0, version: 1 }];
      return {
        path: addressOf(moveApplicants, {}),
        token: pick(staffTokens, draw),
        body: { rows, stage: 'Shortlisted' },
      };
    },
  },
];

/** A kind by its share; `at` is 0 to 1. */
export function chooseKind(at: number): Kind {
  let left = at * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return kinds[0] as Kind;
}
