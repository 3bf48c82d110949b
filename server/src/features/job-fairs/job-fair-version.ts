import { createHash } from 'node:crypto';

/** The fields of a job fair that staff may change. */
export interface JobFairDetails {
  startsAt: Date;
  endsAt: Date;
  registerUntil: Date;
  organiser: string;
  venue: string;
  description: string;
  companies: string[];
  capacity: number;
}

/** Version of what staff may change: registrations leave it as it is. */
export const jobFairVersion = (fair: JobFairDetails): string => {
  const { startsAt, endsAt, registerUntil, organiser, venue, description, companies, capacity } = fair;
  return createHash('sha256')
    .update(JSON.stringify([startsAt, endsAt, registerUntil, organiser, venue, description, companies, capacity]))
    .digest('base64url')
    .slice(0, 22);
};
