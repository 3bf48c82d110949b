import type { ColumnType, Generated } from 'kysely';

/** Queue of vacancies to be matched again, because they became live, changed or ended. */
interface MatchingQueue {
  vacancy_id: number;
  due_at: Date;
}

/** Matching index: one row per vacancy that was live when the queue last processed it. */
interface MatchableVacancies {
  vacancy_id: number;
  posted_at: Date;
  /** Folded: variants of one skill share a key. */
  skill_keys: string[];
  /** Folded, with the states and regions around. */
  place_keys: string[];
  experience_from_years: number | null;
  experience_to_years: number | null;
  /** Whole rupees per year; null when not disclosed. */
  salary_to: number | null;
  /** When it was last matched with members who have a priority listing. */
  offered_at: Date | null;
}

/** Inverted lists of the matching index: a row per skill and place of a vacancy; '' matches any skill or any place. */
interface MatchingLists {
  skill_key: string;
  place_key: string;
  posted_at: Date;
  vacancy_id: number;
}

/** Number of matchable vacancies that require a skill; '' counts all. */
interface SkillCounts {
  skill_key: string;
  live_count: number;
}

/** Profile version of an account: the number of changes to the data that matching reads. */
interface ProfileChanges {
  account_id: number;
  changes: number;
}

/** Members with a priority listing and the state they were last matched in. Dates are Indian days, yyyy-mm-dd. */
interface PriorityMembers {
  account_id: number;
  looked_on: ColumnType<Date, string, string>;
  /** The newest grant at that time. */
  grant_id: number;
  /** Profile version at that time. */
  changes: number;
  mailed_on: ColumnType<Date | null, string | null, string | null>;
}

interface PriorityListings {
  id: Generated<number>;
  account_id: number;
  vacancy_id: number;
  /** The grant whose vacancy credit it used. */
  purchased_plan_id: number;
  matches: string[];
  listed_at: Date;
  /** When a mail listed it. */
  told_at: Date | null;
  /** When the member returned its credit as not relevant; the vacancy is not listed again. */
  returned_at: Generated<Date | null>;
}

/** Vacancies that the free listing has shown to an account, or a job alert has sent: no credit is spent on them. */
interface FreeListingViews {
  account_id: number;
  vacancy_id: number;
  shown_at: Date;
}

/** Tables of matching and listings. */
export interface ListingTables {
  matching_queue: MatchingQueue;
  matchable_vacancies: MatchableVacancies;
  matching_lists: MatchingLists;
  skill_counts: SkillCounts;
  profile_changes: ProfileChanges;
  priority_members: PriorityMembers;
  priority_listings: PriorityListings;
  free_listing_views: FreeListingViews;
}
