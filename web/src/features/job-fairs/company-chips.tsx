import { Chip } from '../../ui/index.ts';

/** Companies that come; `most` of them, and how many more. Nothing where none is named. */
export function CompanyChips({ companies, most = companies.length }: { companies: readonly string[]; most?: number }) {
  if (companies.length === 0) return null;
  // A line that counts a single company is no shorter than its name.
  const shown = companies.length === most + 1 ? companies : companies.slice(0, most);
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
