/** Says what takes so long, but only if it does: nothing for two seconds, then a line, then one every ten. */
export function showProgress(what: string, print: (line: string) => void = console.log): () => void {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  let shown = false;
  let timer = setTimeout(function say() {
    print(shown ? `${what} ... ${seconds()} s` : `${what} ...`);
    shown = true;
    timer = setTimeout(say, 10_000).unref();
  }, 2000);
  // The progress line must not keep the process running.
  timer.unref();
  return () => {
    clearTimeout(timer);
    if (shown) print(`${what}: done in ${seconds()} s`);
  };
}
