import { classNames } from '../class-names.ts';
import sprite from './icons.svg?no-inline';

/** A decorative icon. Set size and colour by classes. */
export type IconComponent = (props: {
  className?: string | undefined;
  'aria-hidden'?: boolean | 'true';
}) => React.ReactNode;

/**
 * Creates an icon component. All icons are in one file that the browser caches: neither HTML nor JavaScript has them.
 * @param name the id of a symbol in icons.svg
 */
const icon =
  (name: string): IconComponent =>
  ({ className = 'size-6' }) => (
    <svg aria-hidden="true" className={classNames('icon shrink-0', className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );

export const BadgeIndianRupee = /* @__PURE__ */ icon('badge-indian-rupee');
export const Bell = /* @__PURE__ */ icon('bell');
export const Bookmark = /* @__PURE__ */ icon('bookmark');
export const BriefcaseBusiness = /* @__PURE__ */ icon('briefcase-business');
export const CalendarPlus = /* @__PURE__ */ icon('calendar-plus');
export const Check = /* @__PURE__ */ icon('check');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const CircleAlert = /* @__PURE__ */ icon('circle-alert');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const CircleHelp = /* @__PURE__ */ icon('circle-help');
export const Clock = /* @__PURE__ */ icon('clock');
export const Copy = /* @__PURE__ */ icon('copy');
export const EllipsisVertical = /* @__PURE__ */ icon('ellipsis-vertical');
export const ExternalLink = /* @__PURE__ */ icon('external-link');
export const Eye = /* @__PURE__ */ icon('eye');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const FileText = /* @__PURE__ */ icon('file-text');
export const FileUp = /* @__PURE__ */ icon('file-up');
export const GraduationCap = /* @__PURE__ */ icon('graduation-cap');
export const Heart = /* @__PURE__ */ icon('heart');
export const IndianRupee = /* @__PURE__ */ icon('indian-rupee');
export const Info = /* @__PURE__ */ icon('info');
export const LoaderCircle = /* @__PURE__ */ icon('loader-circle');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const Pencil = /* @__PURE__ */ icon('pencil');
export const Phone = /* @__PURE__ */ icon('phone');
export const Plus = /* @__PURE__ */ icon('plus');
export const Search = /* @__PURE__ */ icon('search');
export const Share2 = /* @__PURE__ */ icon('share-2');
export const ShieldAlert = /* @__PURE__ */ icon('shield-alert');
export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal');
export const Trash2 = /* @__PURE__ */ icon('trash-2');
export const Star = /* @__PURE__ */ icon('star');
export const TriangleAlert = /* @__PURE__ */ icon('triangle-alert');
export const Upload = /* @__PURE__ */ icon('upload');
export const User = /* @__PURE__ */ icon('user');
export const Users = /* @__PURE__ */ icon('users');
export const Video = /* @__PURE__ */ icon('video');
export const Wallet = /* @__PURE__ */ icon('wallet');
export const X = /* @__PURE__ */ icon('x');
