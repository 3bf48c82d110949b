import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline ' +
  'transition-colors select-none disabled:opacity-55 disabled:cursor-not-allowed ' +
  'aria-busy:cursor-progress active:brightness-90';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-brand-ink enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  accent: 'border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border-line-strong bg-raised text-link enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  quiet: 'border-transparent bg-transparent text-link enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-danger-ink enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-12 px-6 py-2.5 text-lg',
};

/** The classes of a button, for other elements that look like one (a link, a summary, a label). */
export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(base, variants[variant], sizes[size], className);
}
