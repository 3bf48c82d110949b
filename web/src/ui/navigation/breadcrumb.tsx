import { Link } from 'react-router';
import { ChevronRight } from '../display/icons.tsx';

interface BreadcrumbProps {
  /** From the home page to this one; the last has no link. */
  items: readonly { label: string; to?: string | undefined }[];
  label?: string | undefined;
}

/** A breadcrumb. The name of the current page is truncated to one line: the heading has it in full. */
export function Breadcrumb({ items, label = 'You are here' }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map((item, at) => (
          <li key={item.label} className="inline-flex max-w-full items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-8 items-center text-link hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
