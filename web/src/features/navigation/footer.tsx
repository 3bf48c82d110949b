import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';
import { Wordmark } from '../../ui/index.ts';
import { type MenuEntry, menus } from './menus.ts';

const item =
  'inline-flex min-h-11 items-center text-ink no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** Links; `side` shows them only to members (`when-in`) or only to visitors (`when-out`), see theme.css. */
const Entries = ({ entries, side }: { entries: MenuEntry[]; side?: 'when-in' | 'when-out' }) =>
  entries.map(({ label, path }) => (
    <li key={path} className={side}>
      <NavLink to={path} end className={item}>
        {label}
      </NavLink>
    </li>
  ));

interface ColumnProps {
  title: string;
  /** Whether the list has two columns where the text is not too large for them. */
  long?: boolean;
  className?: string;
  children: ReactNode;
}

const Column = ({ title, long = false, className = '', children }: ColumnProps) => (
  <nav aria-label={title} className={className}>
    <h2 className="text-base font-semibold">{title}</h2>
    <ul className={`mt-2 ${long ? 'gap-x-6 [columns:2_8.25rem]' : ''}`}>{children}</ul>
  </nav>
);

/** The footer (commerce §2): about us, quick and account links, support, a warning against fraud. */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-8 px-4 sm:px-6 py-10 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_minmax(0,3fr)_minmax(0,5fr)]">
        <div className="max-w-sm">
          <Wordmark name={brand.name} />
          <p className="mt-3 text-muted">
            A smart hiring and workforce platform: job listings, third-party payroll, recruitment support and freelancer
            recruiter services across India.
          </p>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {brand.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} className={item} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title="Quick links" long>
          <Entries entries={[...menus.footerJobs, ...menus.quickLinks]} />
        </Column>
        <Column title="Account">
          <Entries entries={menus.footerAccount} side="when-out" />
          <Entries entries={menus.footerMember} side="when-in" />
          <li>
            <a href={brand.employerSite} className={item} rel="noopener">
              For Employers
            </a>
          </li>
        </Column>
        <section aria-label="Support">
          <h2 className="text-base font-semibold">Support</h2>
          <p className="mt-2 text-muted">
            Phone line open <span className="sm:whitespace-nowrap">{brand.supportHours}</span>
          </p>
          <p>
            <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`} className={item}>
              {brand.supportPhone}
            </a>
          </p>
          <p>
            <a href={`mailto:${brand.supportEmail}`} className={`${item} wrap-anywhere`}>
              {brand.supportEmail}
            </a>
          </p>
          <p className="mt-2 text-muted">
            {brand.name} never asks for money to apply for a job. If anyone does, write to us.
          </p>
          <p>
            <NavLink to="/how-we-check" className={item}>
              How we check jobs
            </NavLink>
          </p>
        </section>
      </div>
      <p className="flex flex-wrap justify-center gap-x-6 border-t border-line px-4 py-4 text-muted">
        <span>
          © {brand.copyrightYears} {brand.name}
        </span>
        <span>GSTIN {brand.gstin}</span>
      </p>
    </footer>
  );
}
