import { api } from '../../platform/api/browser-api.ts';
import { showToast } from '../../ui/index.ts';
import type { ButtonTexts } from './button-texts.ts';
import { deleteSearch, findSavedSearch, storeSearch } from './saved-search.api.ts';

interface Toggle {
  accountID: number;
  query: string;
  texts: ButtonTexts;
  /** Undefined while the search is not saved. */
  savedID: number | undefined;
  /** Called with the id once the search is saved, and with undefined once it is not. */
  onChange: (savedID: number | undefined) => void;
}

/** Tells whether a search of an account is saved. */
export async function checkSearch(accountID: number, query: string, onChange: Toggle['onChange']): Promise<void> {
  onChange((await findSavedSearch(api, accountID, query))?.savedSearchID);
}

/** Saves a search or removes it; a toast says so, with Undo. */
export async function toggleSearch({ accountID, query, texts, savedID, onChange }: Toggle): Promise<void> {
  async function save() {
    const { savedSearchID } = await storeSearch(api, accountID, { query });
    onChange(savedSearchID);
    return savedSearchID;
  }
  async function remove(id: number) {
    await deleteSearch(api, accountID, id);
    onChange(undefined);
  }
  if (savedID === undefined) {
    const id = await save();
    showToast(texts.done, { undo: () => remove(id) });
  } else {
    await remove(savedID);
    showToast(texts.removed, { undo: async () => void (await save()) });
  }
}
