import { demoSettings } from '../settings.ts';

const { returnDays, unpaidDays } = demoSettings;

export const deliveryPage = {
  address: 'dostawa',
  title: 'Dostawa i płatność',
  body: `
<p>Zamówienia opłacone w dzień roboczy do godziny 14:00 wysyłamy tego samego dnia. Przy każdym produkcie podajemy, kiedy opuści nasz magazyn.</p>
<h2>Koszty dostawy</h2>
<table>
<thead><tr><th scope="col">Sposób i czas doręczenia</th><th scope="col">Płatne z góry</th><th scope="col">Płatne przy odbiorze</th></tr></thead>
<tbody>
<tr><td><strong>Kurier</strong><br>1 dzień roboczy</td><td>14,90 zł</td><td>19,90 zł</td></tr>
<tr><td><strong>Automat paczkowy</strong><br>1 dzień roboczy</td><td>11,90 zł</td><td>–</td></tr>
<tr><td><strong>Punkt odbioru u partnera</strong><br>do 2 dni roboczych</td><td>12,90 zł</td><td>17,90 zł</td></tr>
<tr><td><strong>Poczta, list polecony</strong><br>do 3 dni roboczych</td><td>9,90 zł</td><td>16,90 zł</td></tr>
<tr><td><strong>Odbiór osobisty w sklepie</strong><br>damy znać mailem</td><td>bezpłatnie</td><td>bezpłatnie</td></tr>
</tbody>
</table>
<p>Od 199 zł wartości koszyka dostawa jest bezpłatna. Adresy i godziny otwarcia są na stronie <a href="/sklepy">Nasze sklepy</a>.</p>
<h2>Formy płatności</h2>
<p>BLIK, karta, szybki przelew, zwykły przelew, raty, płatność odroczona o 30 dni, karta podarunkowa, płatność przy odbiorze oraz punkty z programu stałego klienta. Na wpłatę czekamy ${unpaidDays.online} dni.</p>
<h2>Śledzenie przesyłki</h2>
<p>Po nadaniu dostaniesz mail z numerem. Stan zamówienia sprawdzisz też bez konta: wystarczy <a href="/zamowienie/sprawdz">numer zamówienia i adres e-mail</a>.</p>
<h2>Zwrot</h2>
<p>Na zwrot masz ${returnDays} dni, bez podania przyczyny. Zacznij na stronie <a href="/zwroty">Zwroty</a>: podpowiemy, jak nadać paczkę. Rzeczy kupione w internecie oddasz też w każdym naszym sklepie.</p>
<h2>Rzeczy duże i ciężkie</h2>
<p>Rowery, kajaki i inne duże rzeczy wysyłamy transportem paletowym, starannie zabezpieczone. Koszt i dzień dostawy ustalamy telefonicznie.</p>
<h2>Uszkodzona paczka</h2>
<p>Otwórz ją przy kurierze i spisz protokół albo zrób zdjęcia i <a href="/contact.php">napisz do nas</a> w ciągu kilku dni. Protokół pomaga, lecz jego brak nie odbiera prawa do reklamacji.</p>`,
} as const;
