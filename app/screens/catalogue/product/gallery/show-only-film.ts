/** S4.43: a film loads when its slide is shown and stands still when it is not. */
export function showOnlyFilm(gallery: ParentNode, shown: number): void {
  for (const film of gallery.querySelectorAll('video')) {
    if (Number(film.dataset.slide) !== shown) film.pause();
    else if (film.preload === 'none') film.preload = 'auto';
  }
}
