export { type Role, readRole, roleKey, roleSlug } from './indexing/read-role.ts';
export { rebuildOutdatedSearch, rebuildSearch } from './indexing/rebuild-search.ts';
export { listSearchableVacancies, toSearchRow, writeSearchRows } from './indexing/search-rows.queries.ts';
export { addNamesToVocabulary, rebuildSearchVocabulary, refreshSearchVocabulary } from './indexing/vocabulary.ts';
export { listTitled } from './list-page.ts';
export { editDistance } from './query/edit-distance.ts';
export { splitWords } from './query/split-words.ts';
export { searchRoutes } from './search.routes.ts';
export { setListHeaders } from './set-list-headers.ts';
