/** What stands behind the buttons. Another provider brings its own script with the same three methods (contract 2.23). */
export interface ExpressProvider {
  /** Put together as prefix + name + `.js` (S7.13). */
  script: { prefix: string; name: string };
}

/** The provider of this shop itself: its script and its page are on the shop's own address. */
export const localProvider: ExpressProvider = { script: { prefix: '/express/', name: 'szus' } };
