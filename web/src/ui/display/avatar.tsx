import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { initialsOf, shadeOf } from './initials.ts';

const sizes = { small: 'size-9 text-sm', medium: 'size-12 text-base', large: 'size-20 text-2xl' };

// Six hues: dark letters on pale tiles, pale letters on greyed tiles in the dark theme; contrast 7:1 or better.
const shades = [
  'bg-[#cfe8e6] text-[#0b4a50] dark:bg-[#20393b] dark:text-[#cfe8e6]',
  'bg-[#fbe3b4] text-[#573700] dark:bg-[#3d341f] dark:text-[#fbe3b4]',
  'bg-[#e3dcf3] text-[#44306f] dark:bg-[#342e45] dark:text-[#e3dcf3]',
  'bg-[#d5e5f6] text-[#163f6b] dark:bg-[#233648] dark:text-[#d5e5f6]',
  'bg-[#f6d9d3] text-[#6f241a] dark:bg-[#452d29] dark:text-[#f6d9d3]',
  'bg-[#dbe9cf] text-[#2d4a16] dark:bg-[#2c3823] dark:text-[#dbe9cf]',
] as const;

interface AvatarProps {
  name: string;
  src?: string | undefined | null;
  size?: keyof typeof sizes | undefined;
  /** Square with small corners for organisations, a circle for people. */
  shape?: 'square' | 'circle' | undefined;
  className?: string | undefined;
}

/**
 * An avatar: a picture, or the initials on a colour derived from the name.
 * Decorative: the name is shown beside it. A picture that cannot be loaded is replaced by the initials.
 */
export function Avatar({ name, src, size = 'medium', shape = 'square', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const frame = classNames('shrink-0', sizes[size], shape === 'circle' ? 'rounded-full' : 'rounded-md', className);
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        ref={(image) => {
          // A picture in the server's HTML may have failed before hydration.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src);
        }}
        className={classNames(frame, 'border border-line bg-white object-contain')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        frame,
        'inline-flex items-center justify-center font-bold select-none',
        shades[shadeOf(name, shades.length)],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The avatar of an organisation. A phone with enlarged text has no room for it beside a title. */
export function Logo({ className, ...props }: Omit<AvatarProps, 'shape'>) {
  return <Avatar {...props} shape="square" className={classNames('max-[15rem]:hidden', className)} />;
}
