export { rebuildSearch } from './indexing/rebuild-search.ts';
export { listSearchableVacancies, toSearchRow, writeSearchRows } from './indexing/search-rows.queries.ts';
export { addNamesToVocabulary, rebuildSearchVocabulary, refreshSearchVocabulary } from './indexing/vocabulary.ts';
export { listTitled } from './list-page.ts';
export { editDistance } from './query/edit-distance.ts';
export { splitWords } from './query/split-words.ts';
export { searchRoutes } from './search.routes.ts';
export { setTotalHeaders } from './set-total-headers.ts';
