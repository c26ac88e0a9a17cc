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
    // Shown once it is decoded.
    photo.decode().then(
      () => photo.toggleAttribute('data-shown', true),
      () => photo.remove(),
    );
  });
}
