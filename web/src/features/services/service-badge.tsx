import type { ServiceStatusItem } from '@aarambh/contract';
import { Badge } from '../../ui/index.ts';
import { badgeTone } from './service-progress.ts';

/** Badge with the status of a service, coloured by whether it is completed (core §4). */
export const ServiceBadge = ({ service }: { service: ServiceStatusItem }) => (
  <Badge tone={badgeTone(service)}>{service.status}</Badge>
);
