/**
 * Loads the code of a part of a page. Without a connection, code that is not on the device leaves the part as it is: a
 * rejection would replace the whole page by an error. It is tried again when the connection is back; browsers that
 * remember the failure for the page (Chromium) load it with the next one.
 * @param wasOffline whether it failed without a connection before
 * @throws what `load` throws while there is a connection
 */
export const loadWhenOnline = <T>(load: () => Promise<T>, wasOffline = false): Promise<T> =>
  load().catch(async (error) => {
    if (!wasOffline && navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load, true);
  });

/**
 * Loads the code of a part that the page can do without. It never rejects: on a slow line, or during a new deployment, a file
 * that is missing leaves the part as it is, the HTML of the server or its fallback. Not for code that someone waits for.
 */
export const loadOptional = <T>(load: () => Promise<T>): Promise<T> =>
  loadWhenOnline(load).catch(() => new Promise<never>(() => undefined));
