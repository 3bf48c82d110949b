import { createHash } from 'node:crypto';

/** What staff may change of a job fair. */
export interface JobFairDetails {
  organiser: string;
  venue: string;
  description: string;
  companies: string[];
  capacity: number;
}

/** Version of what staff may change: registrations leave it as it is. */
export const jobFairVersion = ({ organiser, venue, description, companies, capacity }: JobFairDetails): string =>
  createHash('sha256')
    .update(JSON.stringify([organiser, venue, description, companies, capacity]))
    .digest('base64url')
    .slice(0, 22);
