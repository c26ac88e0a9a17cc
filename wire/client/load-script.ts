const loads = new Map<string, Promise<boolean>>();

/**
 * Loads a script at prefix + name + `.js`, once per page (S7.13). False after a failure: the page works without it (S7.14), and a
 * later call tries again.
 */
export function loadScript(prefix: string, name: string): Promise<boolean> {
  const address = `${prefix}${name}.js`;
  const started = loads.get(address);
  if (started) return started;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => {
      loads.delete(address);
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
  loads.set(address, load);
  return load;
}
