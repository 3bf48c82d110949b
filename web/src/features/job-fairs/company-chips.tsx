import { Chip } from '../../ui/index.ts';

/** Participating companies, at most `max`, with the number of others. Renders nothing without companies. */
export function CompanyChips({ companies, max = companies.length }: { companies: readonly string[]; max?: number }) {
  if (companies.length === 0) return null;
  // '+1 more' is not shorter than the company's name.
  const shown = companies.length === max + 1 ? companies : companies.slice(0, max);
  const hidden = companies.length - shown.length;
  return (
    <ul aria-label="Companies" className="flex flex-wrap items-center gap-2">
      {shown.map((company) => (
        <li key={company} className="flex max-w-full">
          <Chip label={company} />
        </li>
      ))}
      {hidden > 0 && <li className="text-sm text-muted">+{hidden} more</li>}
    </ul>
  );
}
