/** Anna's lists; the second one is shared. Also told in docs/demo.md. */
export const demoLists = [
  { id: 1, name: 'Lista zakupowa', daysAgo: 30, shareToken: null, productIds: [1, 2, 37, 14, 6] },
  {
    id: 2,
    name: 'Zimowy biwak',
    daysAgo: 9,
    shareToken: 'wspolna-lista-anny-zimowy-biwak1',
    productIds: [24, 27, 29, 43, 10],
  },
] as const;
