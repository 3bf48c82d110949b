import type { ButtonTexts } from './button-texts.ts';
import { SavedSearchButton } from './saved-search-button.tsx';

const texts: ButtonTexts = {
  save: 'Save this search',
  saved: 'Search saved',
  done: 'Search saved. New jobs come by email at 8 each morning.',
  known: 'You saved this search before. Its alerts stay as you chose them under Job alerts.',
  removed: 'Search removed. You will get no more alerts for it.',
};

const whenEmpty: ButtonTexts = { ...texts, save: 'Notify me of new jobs', saved: 'We will notify you' };

interface SaveSearchButtonProps {
  /** Parameters of the search's address, without page and order. */
  query: string;
  /** The search found nothing. */
  isEmpty?: boolean | undefined;
  variant?: 'primary' | 'secondary' | undefined;
  className?: string | undefined;
}

/** A button that saves a search, so that its new jobs come as alerts. */
export const SaveSearchButton = ({ query, isEmpty = false, variant, className }: SaveSearchButtonProps) => (
  <SavedSearchButton query={query} texts={isEmpty ? whenEmpty : texts} variant={variant} className={className} />
);
