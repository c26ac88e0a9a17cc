// biome-ignore-all lint/style/useFilenamingConvention: the contract names this file
// Loaded by the registration page (contract 2.22): takes what was typed along to a sign-in provider.
window.clientNewForm = {
  /** The provider's address with the form's fields in it; what is secret stays here. */
  socialAddress(action, form) {
    const address = new URL(action, location.href);
    for (const [name, value] of new FormData(form)) {
      const field = form.elements.namedItem(name);
      const isSecret = field instanceof HTMLInputElement && field.type === 'password';
      if (typeof value === 'string' && value !== '' && !isSecret) address.searchParams.append(name, value);
    }
    return address.pathname + address.search;
  },
};
