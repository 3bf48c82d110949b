const scripts = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once; the Content-Security-Policy must allow its host. A script that failed to load is
 * requested again by the next call.
 */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      scripts.delete(address);
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
  scripts.set(address, loaded);
  return loaded;
}
