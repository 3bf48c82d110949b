export { Alert, type AlertTone } from './alert.tsx';
export { Announce } from './announce.tsx';
export { Avatar, Logo } from './avatar.tsx';
export { Badge, type Tone } from './badge.tsx';
export { Breadcrumb } from './breadcrumb.tsx';
export { Button } from './button.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonClasses,
} from './button-classes.ts';
export { Card } from './card.tsx';
export { CheckboxField } from './checkbox-field.tsx';
export { Chip } from './chip.tsx';
export { classNames } from './class-names.ts';
export { DialogHost } from './dialog-host.tsx';
export { dialogs } from './dialogs.ts';
export { Disclosure } from './disclosure.tsx';
export { EmptyState } from './empty-state.tsx';
export { FieldError } from './field-error.tsx';
export { FileDrop } from './file-drop.tsx';
export { IconButton } from './icon-button.tsx';
export { KeyValueList } from './key-value-list.tsx';
export { LinkButton } from './link-button.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { PageContainer } from './page-container.tsx';
export { Pagination } from './pagination.tsx';
export { PasswordField } from './password-field.tsx';
export { ProgressBar } from './progress-bar.tsx';
export { RadioFilter } from './radio-filter.tsx';
export { RichText } from './rich-text.tsx';
export { type Option, SelectField } from './select-field.tsx';
export { Sheet } from './sheet.tsx';
export { Skeleton, SkeletonCard } from './skeleton.tsx';
export { Spinner, SpinnerMark } from './spinner.tsx';
export { SuggestField } from './suggest-field.tsx';
export { Tabs } from './tabs.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { SunriseMark, Wordmark } from './wordmark.tsx';
