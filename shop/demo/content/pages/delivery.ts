export const deliveryPage = {
  address: 'dostawa',
  title: 'Dostawa i płatność',
  body: `
<p>Zamówienia opłacone w dzień roboczy do godziny 14:00 wysyłamy tego samego dnia. Przy każdym produkcie podajemy, kiedy opuści nasz magazyn.</p>
<h3>Koszty dostawy</h3>
<ul>
<li><strong>Kurier</strong>: 14,90 zł z góry, 19,90 zł przy odbiorze, doręczenie następnego dnia roboczego.</li>
<li><strong>Automat paczkowy</strong>: 11,90 zł z góry, doręczenie następnego dnia roboczego.</li>
<li><strong>Poczta, list polecony</strong>: 9,90 zł z góry, 16,90 zł przy odbiorze, do 3 dni roboczych.</li>
<li><strong>Odbiór osobisty</strong> w jednym z naszych <a href="/sklepy">pięciu sklepów</a>: bezpłatnie.</li>
</ul>
<p>Od 199 zł wartości koszyka dostawa jest bezpłatna.</p>
<h3>Formy płatności</h3>
<p>Przelew, karta, BLIK, płatność przy odbiorze oraz punkty z programu stałego klienta.</p>
<h3>Zwrot</h3>
<p>Na zwrot masz 30 dni, bez podania przyczyny. Zacznij na stronie <a href="/zwroty">Zwroty</a>: podpowiemy, jak nadać paczkę.</p>
<h3>Rzeczy duże</h3>
<p>Rowery, kajaki i inne duże rzeczy wysyłamy transportem paletowym, starannie zabezpieczone. Koszt i dzień dostawy ustalamy telefonicznie.</p>`,
} as const;
