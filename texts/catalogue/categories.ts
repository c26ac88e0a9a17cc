export const categoriesTexts = {
  title: 'Wszystkie kategorie',
  description: 'Pełna lista kategorii sklepu: znajdź dział, w którym jest to, czego szukasz.',
  jump: 'Przejdź do działu',
  promotions: 'Promocje',
  news: 'Nowości',
};
