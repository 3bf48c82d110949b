import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../display/icons.tsx';

interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
}

/** A disclosure: a title that expands its content. Native, so it works without JavaScript and with find in page. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details className={classNames('group rounded-lg border border-line bg-raised', className)} {...details}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 text-pretty">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
