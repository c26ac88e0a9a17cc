export const galleryTexts = {
  enlarge: (what: string) => `Powiększ: ${what}`,
  thumbnails: 'Miniatury zdjęć',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
};
