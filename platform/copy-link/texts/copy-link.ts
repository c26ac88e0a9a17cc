/** Of a link to share. */

export const copied = 'Link skopiowany.';
export const copyFailed = 'Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.';
