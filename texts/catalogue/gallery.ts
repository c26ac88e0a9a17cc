export const galleryTexts = {
  gallery: 'Zdjęcia produktu',
  photo: (number: number, count: number) => `Zdjęcie ${number} z ${count}`,
  noPhoto: 'Zdjęcie w przygotowaniu',
  enlarge: (what: string) => `Powiększ: ${what}`,
  thumbnails: 'Miniatury zdjęć',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
};
