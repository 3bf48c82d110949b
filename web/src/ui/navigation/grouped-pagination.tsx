import { classNames } from '../class-names.ts';
import { ChevronLeft, ChevronRight, type IconComponent } from '../display/icons.tsx';
import { pageGroup } from './page-group.ts';

interface GroupedPaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Name of the navigation, such as "Pages of services". */
  label: string;
  className?: string | undefined;
}

const step = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 font-semibold tabular-nums';

/** Stays in place when there is no further group, so that it keeps the keyboard focus. */
function GroupButton({
  label,
  Icon,
  onPress,
}: {
  label: string;
  Icon: IconComponent;
  onPress?: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      className={classNames(step, onPress ? 'text-link hover:bg-brand-soft' : 'text-muted opacity-55')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Pagination in groups of ten, with buttons to the adjacent groups (core §9). Renders nothing for a single page. */
export function GroupedPagination({ page, pageCount, onPage, label, className }: GroupedPaginationProps) {
  if (pageCount <= 1) return null;
  const { pages, previous, next } = pageGroup(page, pageCount);
  const hasGroups = previous !== undefined || next !== undefined;
  const goTo = (target: number | undefined) => (target === undefined ? undefined : () => onPage(target));
  return (
    <nav aria-label={label} className={classNames('flex flex-wrap items-center justify-center gap-1', className)}>
      {hasGroups && <GroupButton label="Previous pages" Icon={ChevronLeft} onPress={goTo(previous)} />}
      {pages.map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
          className={classNames(step, number === page ? 'bg-brand text-brand-ink' : 'text-link hover:bg-brand-soft')}
        >
          {number}
        </button>
      ))}
      {hasGroups && <GroupButton label="Next pages" Icon={ChevronRight} onPress={goTo(next)} />}
    </nav>
  );
}
