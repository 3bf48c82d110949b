import type { SearchOrder } from '@aarambh/contract';
import type { Choice } from './search-choices.ts';

const labels: Record<SearchOrder, string> = { relevance: 'Best match', newest: 'Newest first', pay: 'Highest pay' };

export const orderOptions: readonly Choice[] = Object.entries(labels).map(([value, label]) => ({ value, label }));
