export const categoriesTexts = {
  title: 'Wszystkie kategorie',
  description: 'Pełna lista kategorii sklepu: odzież, buty, plecaki, namioty, kuchnia turystyczna i rzeczy do domu.',
  jump: 'Przejdź do działu',
  promotions: 'Promocje',
  news: 'Nowości',
};
