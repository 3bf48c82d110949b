import { createContext, use } from 'react';

/** Where details are shown: on their own page, or in a pane beside a list, where headings are one level lower. */
export const DetailsVariant = createContext<'page' | 'pane'>('page');

/** Whether details are shown in a pane beside a list. */
export const useIsPane = (): boolean => use(DetailsVariant) === 'pane';
