import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function LinkButton({ variant = 'primary', size = 'medium', className, ...link }: LinkButtonProps) {
  return <Link className={buttonClasses(variant, size, className)} {...link} />;
}
