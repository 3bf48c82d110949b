import type { Generated } from 'kysely';

/** One row per account; null is not specified. */
interface WorkProfiles {
  account_id: number;
  gender: string | null;
  /** Whole rupees per year. */
  annual_salary: number | null;
  notice_period: string | null;
  ready_to_relocate: boolean | null;
  job_mode_id: number | null;
  experience_months: number | null;
}

interface Addresses {
  account_id: number;
  current_address: string;
  current_state_id: number;
  current_city_id: number;
  same_as_current: boolean;
  permanent_address: string;
  permanent_state_id: number;
  permanent_city_id: number;
  saved_at: Date;
}

interface PreferredLocations {
  id: Generated<number>;
  account_id: number;
  location: string;
  /** Folded, so that another spelling of the same place is not listed twice. */
  location_key: string;
  added_at: Date;
}

interface JobSeekerSkills {
  id: Generated<number>;
  account_id: number;
  skill: string;
  /** Folded: variants of one skill share it. */
  skill_key: string;
  added_at: Date;
}

interface Employments {
  id: Generated<number>;
  account_id: number;
  job_title: string;
  company: string;
  place: string;
  /** `yyyy-MM` or `yyyy`. */
  started: string;
  /** As `started`; empty for the current one. */
  ended: string;
  description: string;
  added_at: Date;
}

interface Educations {
  id: Generated<number>;
  account_id: number;
  qualification: string;
  subject: string;
  institute: string;
  /** `yyyy`, empty when unknown. */
  year: string;
  grade: string;
  added_at: Date;
}

interface Pictures {
  id: Generated<number>;
  account_id: number;
  file_key: string;
  content_type: string;
  bytes: number;
  status: Generated<'Approved' | 'Rejected' | 'Pending'>;
  uploaded_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
}

/** Tables of profiles of job seekers. */
export interface ProfileTables {
  work_profiles: WorkProfiles;
  addresses: Addresses;
  preferred_locations: PreferredLocations;
  job_seeker_skills: JobSeekerSkills;
  employments: Employments;
  educations: Educations;
  pictures: Pictures;
}
