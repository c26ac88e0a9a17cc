export const title = 'Wszystkie kategorie';
export const description = 'Pełna lista kategorii sklepu: znajdź dział, w którym jest to, czego szukasz.';
export const jump = 'Przejdź do działu';
export const promotions = 'Promocje';
export const news = 'Nowości';
