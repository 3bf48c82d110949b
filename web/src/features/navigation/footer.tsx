import { Link } from 'react-router';
import { brand } from '../../platform/brand.ts';
import { Wordmark } from '../../ui/index.ts';
import { type MenuEntry, menuOf } from './menu.ts';

const item = 'inline-flex min-h-11 items-center text-ink no-underline hover:underline';

function Column({ title, entries, children }: { title: string; entries: MenuEntry[]; children?: React.ReactNode }) {
  if (entries.length === 0 && !children) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-2">
        {entries.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={item}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** The footer (commerce §2): what we are, quick and account links, support, the promise against fraud. */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 sm:px-6 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <div className="max-w-sm">
          <Wordmark name={brand.name} />
          <p className="mt-3 text-muted">
            A smart hiring and workforce platform: job listings, third-party payroll, recruitment support and freelancer
            recruiter services across India.
          </p>
          <ul className="mt-3 flex gap-5">
            {brand.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} className={item} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title="Quick links" entries={[...menuOf('footerJobs'), ...menuOf('quickLinks')]} />
        <Column title="Account" entries={menuOf('footerAccount')}>
          <li>
            <a href={brand.employerSite} className={item} rel="noopener">
              For Employers
            </a>
          </li>
        </Column>
        <section aria-label="Support">
          <h2 className="text-base font-semibold">Support</h2>
          <p className="mt-2 text-muted">Open {brand.supportHours}</p>
          <p>
            <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`} className={item}>
              {brand.supportPhone}
            </a>
          </p>
          <p>
            <a href={`mailto:${brand.supportEmail}`} className={item}>
              {brand.supportEmail}
            </a>
          </p>
          <p className="mt-2 text-muted">
            Nobody from {brand.name} asks for money to apply. If somebody does, write to us.
          </p>
        </section>
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-muted">
        © {brand.copyrightYears} {brand.name} · GSTIN {brand.gstin}
      </p>
    </footer>
  );
}
