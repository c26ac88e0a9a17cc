export const privacyPage = {
  address: 'prywatnosc',
  title: 'Polityka prywatności',
  body: `
<p>Administratorem danych osobowych jest Polana sp. z o.o., ul. Leśna 12, 34-500 Zakopane. W sprawach danych pisz na adres sklep@polana.example.</p>
<h2>Jakie dane i po co</h2>
<ul>
<li><strong>Zamówienia</strong>: imię, nazwisko, adres, e-mail i telefon przetwarzamy, aby wykonać umowę (art. 6 ust. 1 lit. b RODO) i obowiązki podatkowe (lit. c).</li>
<li><strong>Konto</strong>: dane przetwarzamy, dopóki konto istnieje; można je pobrać i usunąć w ustawieniach konta.</li>
<li><strong>Wiadomości</strong> z formularza i pytania o produkty: po to, żeby odpowiedzieć (nasz uzasadniony interes, lit. f).</li>
<li><strong>Newsletter</strong>: adres e-mail za zgodą (lit. a), którą można cofnąć jednym kliknięciem w każdej wiadomości.</li>
<li><strong>Powiadomienie o dostępności</strong>: adres wykorzystamy tylko raz.</li>
<li><strong>Opinie</strong>: pokazujemy podpis i treść, adresu e-mail nie publikujemy.</li>
</ul>
<h2>Komu je przekazujemy</h2>
<p>Tylko tym, którzy pomagają nam zrealizować zamówienie: firmom kurierskim, operatorowi płatności, biuru rachunkowemu i dostawcy serwerów. Danych nie sprzedajemy i nie wysyłamy poza Europejski Obszar Gospodarczy.</p>
<h2>Jak długo</h2>
<p>Dane zamówień przechowujemy przez 5 lat od końca roku podatkowego, wiadomości przez rok, pozostałe do cofnięcia zgody lub usunięcia konta.</p>
<h2>Twoje prawa</h2>
<p>Możesz poprosić o dostęp do danych, ich poprawienie, usunięcie, ograniczenie przetwarzania lub przeniesienie, a także wnieść sprzeciw. Odpowiadamy w ciągu miesiąca. Skargę można złożyć do Prezesa Urzędu Ochrony Danych Osobowych. Podanie danych jest dobrowolne, lecz bez nich nie wyślemy zamówienia. Decyzji o Tobie nie podejmujemy automatycznie.</p>
<h2>Pliki cookie</h2>
<p>Wszystko poza niezbędnym zapisujemy i wczytujemy dopiero za zgodą. Zmienisz ją w każdej chwili w stopce strony, w „Ustawieniach plików cookie”.</p>
<table>
<thead><tr><th scope="col">Kategoria</th><th scope="col">Do czego służy</th><th scope="col">Jak długo</th></tr></thead>
<tbody>
<tr><td>Niezbędne</td><td>koszyk, logowanie, bezpieczeństwo, ustawienia wyglądu i Twój wybór w sprawie cookie</td><td>od zamknięcia przeglądarki do roku</td></tr>
<tr><td>Niezbędne</td><td>numery ostatnio oglądanych produktów, które pokazujemy Ci pod „Ostatnio oglądane”; nie łączymy ich z kontem ani z reklamami</td><td>1 dzień</td></tr>
<tr><td>Statystyczne</td><td>liczba odwiedzin i szybkość stron, bez danych o osobie</td><td>do 30 dni</td></tr>
<tr><td>Marketingowe</td><td>podpowiedzi i reklamy dopasowane do oglądanych rzeczy</td><td>do 30 dni</td></tr>
</tbody>
</table>
<p>W pamięci przeglądarki trzymamy też strony ostatnio oglądanych produktów, żeby dało się do nich wrócić bez internetu. Te strony nie opuszczają Twojego urządzenia.</p>`,
} as const;
