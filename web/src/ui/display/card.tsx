import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** The inner padding; none if the content has its own. */
  padding?: 'none' | 'small' | 'normal' | undefined;
}

const paddings = { none: '', small: 'p-3 sm:p-4', normal: 'p-4 sm:p-6' };

/** A card: a raised container. */
export function Card({ as: Tag = 'div', padding = 'normal', className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      className={classNames(
        'min-w-0 rounded-xl border border-line bg-raised shadow-raised',
        paddings[padding],
        className,
      )}
      {...rest}
    />
  );
}
