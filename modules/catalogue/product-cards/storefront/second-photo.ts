/** Shows the second photo of a card while a mouse rests on it; it is fetched when that happens first. */
export function startSecondPhotos() {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const place = target.closest('.product-card')?.querySelector<HTMLElement>('.card-photo[data-second]');
    const address = place?.dataset.second;
    if (!place || !address) return;
    delete place.dataset.second;
    const photo = new Image();
    photo.className = 'card-second';
    photo.alt = '';
    photo.src = address;
    place.append(photo);
    // Seen in one piece: until then the first one stays. One that does not come is never seen.
    photo.decode().then(
      () => photo.toggleAttribute('data-shown', true),
      () => photo.remove(),
    );
  });
}
