import type { LandingPageLink } from '@aarambh/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { landingPageAddress } from './landing-page-address.ts';

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-4 py-1.5 leading-tight font-medium text-balance text-link hover:bg-brand-soft';

interface LandingPageLinksProps {
  title: string;
  links: readonly LandingPageLink[];
}

/** Links to landing pages; renders nothing without links. */
export function LandingPageLinks({ title, links }: LandingPageLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={landingPageAddress(slug)} className={chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
