/*
 * The local express checkout: what a provider's script brings, for a shop without a contract with one. Its page is
 * /express/szus on the shop's own address. Other providers bring a script with the same three methods.
 */
(() => {
  let drawn = [];

  function styleOnce() {
    if (document.querySelector('link[data-szus]')) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/express/szus.css';
    link.dataset.szus = '';
    document.head.append(link);
  }

  window.expressCheckoutApi = {
    renderButton(id, place) {
      styleOnce();
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'szus-button';
      button.dataset.provider = id;
      const name = document.createElement('strong');
      name.textContent = place.dataset.name ?? id;
      // The shop names the button in its own words, and this checkout as its owner calls it.
      button.append(place.dataset.label ?? '', name);
      place.replaceChildren(button);
      drawn = drawn.filter((known) => known.isConnected);
      drawn.push(button);
    },

    async initCheckout(id, form) {
      window.location.assign(`/express/${encodeURIComponent(id)}?${form}`);
    },

    // The shop speaks up after every new size or price; the page of this checkout reads both anew anyway.
    refreshInitData() {
      for (const button of drawn) button.dataset.refreshed = String(Number(button.dataset.refreshed ?? 0) + 1);
    },
  };
})();
