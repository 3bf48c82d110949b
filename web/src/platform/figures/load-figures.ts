import { getSettings } from '@aarambh/contract';
import { type Api, ApiError } from '../api/api.ts';
import { figuresOf, type MarketingFigure, type marketingFigures } from './marketing-figures.ts';

/** Loads the figures of a page; none when the settings cannot be read, since the stated ones might not be true here. */
export async function loadFigures(api: Api, page: keyof typeof marketingFigures): Promise<MarketingFigure[]> {
  try {
    return figuresOf(page, (await api(getSettings)).figures);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
