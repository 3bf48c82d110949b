import type { JobFair } from '@aarambh/contract';
import { fairAddress } from './fair-texts.ts';

/** The schema.org Event of a job fair, limited to what the page shows. `site` is the portal's address. */
export const fairEvent = (fair: JobFair, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BusinessEvent',
  name: fair.title,
  description: fair.description,
  startDate: fair.startsOn,
  endDate: fair.endsOn,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: `https://schema.org/${fair.status === 'Cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  location: {
    '@type': 'Place',
    name: fair.venue,
    address: { '@type': 'PostalAddress', addressLocality: fair.city, addressCountry: 'IN' },
  },
  organizer: { '@type': 'Organization', name: fair.organiser },
  isAccessibleForFree: true,
  maximumAttendeeCapacity: fair.capacity,
  remainingAttendeeCapacity: fair.placesLeft,
  url: site + fairAddress(fair.jobFairID),
});
