const OWN = /^\/(?:app|rules|texts|wire)\//;

/** Whether a module of the browser is ours. Asked from the root on: a checkout may itself lie in a folder called app. */
export const isOwnModule = (root: string, id: string) => id.startsWith(root) && OWN.test(id.slice(root.length));
