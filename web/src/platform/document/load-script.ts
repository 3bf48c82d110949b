const loading = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once, let through by the host list of the policy. One that could
 * not be loaded is tried again at the next call.
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
