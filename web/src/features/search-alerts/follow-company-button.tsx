import type { ButtonTexts } from './button-texts.ts';
import { SavedSearchButton } from './saved-search-button.tsx';

const texts: ButtonTexts = {
  save: 'Follow company',
  saved: 'Following',
  done: 'Company followed. Its new jobs come by email at 8 each morning.',
  known: 'You followed this company before. Its alerts stay as you chose them under Job alerts.',
  removed: 'You no longer follow this company.',
};

/** A button that follows a company: its new jobs come as alerts. */
export const FollowCompanyButton = ({
  companyID,
  className,
}: {
  companyID: number;
  className?: string | undefined;
}) => <SavedSearchButton query={`company=${companyID}`} texts={texts} className={className} />;
