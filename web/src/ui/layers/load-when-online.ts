/**
 * Loads the code of a part of a page. Without a connection, code that is not on the device leaves the part as it is: a
 * rejection would replace the whole page by an error. It is tried again when the connection is back; browsers that
 * remember the failure for the page (Chromium) load it with the next one.
 * @param isOptional never rejects: the page can do without the part, and on a slow line, or during a new deployment, a file
 *   that is missing leaves the HTML of the server or the fallback. Not for code that someone waits for
 * @throws what `load` throws while there is a connection, unless the part is optional
 */
export const loadWhenOnline = <T>(load: () => Promise<T>, isOptional = false): Promise<T> =>
  load().catch(async (error) => {
    if (!isOptional && navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load, true);
  });
