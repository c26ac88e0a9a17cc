/** Of a link to share. */
export const copyLinkTexts = {
  copied: 'Link skopiowany.',
  copyFailed: 'Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.',
};
