import type { JobPageLink } from '@aarambh/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { jobPageAddress } from './job-page-address.ts';

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-4 py-1.5 leading-5 font-medium text-balance text-link hover:bg-brand-soft';

interface JobPageLinkListProps {
  title: string;
  links: readonly JobPageLink[];
}

/** Links to pages of roles and places; nothing where there are none. */
export function JobPageLinkList({ title, links }: JobPageLinkListProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={jobPageAddress(slug)} className={chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
