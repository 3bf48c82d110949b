import type { ServiceStatusItem } from '@aarambh/contract';
import { Link } from 'react-router';
import { ServiceBadge } from './service-badge.tsx';

interface PlanServicesProps {
  services: readonly ServiceStatusItem[];
  purchaseID: number;
}

/** The services of a purchase with their status; renders nothing when there are none. */
export function PlanServices({ services, purchaseID }: PlanServicesProps) {
  const ofPurchase = services.filter((service) => service.purchaseID === purchaseID);
  if (ofPurchase.length === 0) return null;
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-muted">Services</span>
        <Link
          to="/dashboard?tab=services"
          className="-my-2.5 inline-flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          Track services
        </Link>
      </p>
      <ul className="mt-1.5 grid gap-1.5">
        {ofPurchase.map((service) => (
          <li key={service.serviceItemID} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">{service.serviceName}</span>
            <ServiceBadge service={service} />
          </li>
        ))}
      </ul>
    </div>
  );
}
