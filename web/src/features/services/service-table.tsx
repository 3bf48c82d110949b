import type { ServiceStatusItem } from '@aarambh/contract';
import { Card } from '../../ui/index.ts';
import { ServiceBadge } from './service-badge.tsx';
import { ServiceTimeline } from './service-timeline.tsx';

/** The staff member who works on a service; renders nothing until it is assigned. */
const ProcessingBy = ({ service: { processingBy } }: { service: ServiceStatusItem }) =>
  processingBy && (
    <p className="mt-1 text-sm wrap-anywhere">
      <span className="text-muted">Processing by </span>
      {processingBy}
    </p>
  );

const About = ({ service }: { service: ServiceStatusItem }) => (
  <>
    {service.description && <p className="mt-1 text-sm text-muted wrap-anywhere">{service.description}</p>}
    <p className="mt-1 text-sm text-muted wrap-anywhere">Plan: {service.planName}</p>
  </>
);

const head = 'px-4 py-3 font-semibold first:ps-6 last:pe-6';
const cell = 'px-4 py-4 align-top first:ps-6 last:pe-6';

function Table({ services }: { services: readonly ServiceStatusItem[] }) {
  return (
    <Card padding="none" className="hidden overflow-hidden @2xl:block">
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">Your services</caption>
        <thead className="bg-sunken text-start text-sm text-muted">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              Service
            </th>
            <th scope="col" className={`${head} w-44 text-start`}>
              Status
            </th>
            <th scope="col" className={`${head} w-76 text-start`}>
              Progress
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.serviceItemID} className="border-t border-line">
              <th scope="row" className={`${cell} text-start font-normal`}>
                <span className="font-semibold wrap-anywhere">{service.serviceName}</span>
                <About service={service} />
              </th>
              <td className={cell}>
                <ServiceBadge service={service} />
                <ProcessingBy service={service} />
              </td>
              <td className={cell}>
                <ServiceTimeline service={service} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const Cards = ({ services }: { services: readonly ServiceStatusItem[] }) => (
  <ul aria-label="Your services" className="grid gap-4 @2xl:hidden">
    {services.map((service) => (
      <Card as="li" key={service.serviceItemID} className="grid gap-4">
        <div>
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="min-w-0 text-lg wrap-anywhere">{service.serviceName}</h3>
            <ServiceBadge service={service} />
          </div>
          <About service={service} />
        </div>
        <ServiceTimeline service={service} />
        <ProcessingBy service={service} />
      </Card>
    ))}
  </ul>
);

/** Services as a table, or as cards where the container is too narrow for a table. */
export const ServiceTable = ({ services }: { services: readonly ServiceStatusItem[] }) => (
  <div className="@container">
    <Table services={services} />
    <Cards services={services} />
  </div>
);
