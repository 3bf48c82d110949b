import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const widths = {
  narrow: 'max-w-md',
  text: 'max-w-3xl',
  wide: 'max-w-6xl',
  full: 'page-full max-w-(--page-width)',
};

interface PageContainerProps {
  /** Maximum width: narrow 448 px for forms, text 768 px for reading, wide 1152 px for lists (default), full
   * 1600 px for a list beside details; then the header and the footer are as wide. */
  width?: keyof typeof widths | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres the content of a page, with margins for every screen width. */
export function PageContainer({ width = 'wide', className, children }: PageContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-6 sm:px-6 md:py-8', widths[width], className)}>{children}</div>
  );
}
