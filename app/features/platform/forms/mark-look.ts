/** A field that passed its check while the shopper typed carries a quiet green edge. */
export const markLook = 'data-[mark=ok]:border-ok';
