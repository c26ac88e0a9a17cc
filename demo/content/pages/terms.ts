import { ANSWER_DAYS, REFUND_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';
import { demoSettings } from '../settings.ts';

const { returnDays, unpaidDays } = demoSettings;

export const termsPage = {
  address: 'regulamin',
  title: 'Regulamin sklepu',
  body: `
<p>Regulamin określa zasady zakupów w sklepie internetowym Polana, prowadzonym przez Polana sp. z o.o., ul. Leśna 12, 34-500 Zakopane, NIP 7361234562, wpisaną do rejestru przedsiębiorców prowadzonego przez Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, XII Wydział Gospodarczy KRS, pod numerem KRS 0009876543, o kapitale zakładowym 50 000 zł. Kontakt: sklep@polana.example, +48 22 123 45 67, <a href="/contact.php">formularz</a>.</p>
<h2>1. Zanim zamówisz</h2>
<p>Do zakupów wystarczy przeglądarka i adres e-mail. Konto nie jest potrzebne, choć ułatwia śledzenie zamówień i zwroty. Założenie konta jest bezpłatne, a usunąć je można w każdej chwili.</p>
<h2>2. Zamówienie</h2>
<p>Zamówienie można złożyć przez całą dobę. Przed wysłaniem widzisz produkty, ceny, koszt dostawy i sumę do zapłaty, a dane możesz poprawić. Umowa zostaje zawarta, gdy potwierdzimy przyjęcie zamówienia wiadomością e-mail. Jej treść przechowujemy i udostępniamy na życzenie.</p>
<h2>3. Ceny i obniżki</h2>
<p>Ceny przy produktach są cenami brutto w złotych i zawierają podatek VAT. Przy każdej obniżce podajemy najniższą cenę produktu z 30 dni przed jej wprowadzeniem. Rabatów nie łączymy, chyba że warunki promocji stanowią inaczej. Cen nie dopasowujemy indywidualnie na podstawie automatycznej analizy zachowań.</p>
<h2>4. Płatność</h2>
<p>Zapłacić można z góry przelewem, kartą lub BLIK-iem, a przy dostawie kurierem także przy odbiorze. Na zapłatę z góry czekamy ${unpaidDays.online} dni, potem zamówienie wygasa.</p>
<h2>5. Dostawa</h2>
<p>Dostarczamy na terenie Polski. Koszty i terminy opisuje strona <a href="/dostawa">Dostawa i płatność</a>. Termin podany przy produkcie liczymy od zaksięgowania wpłaty, a przy płatności przy odbiorze od złożenia zamówienia.</p>
<h2>6. Odstąpienie od umowy</h2>
<p>Konsument, a także przedsiębiorca kupujący poza swoją działalnością zawodową, może odstąpić od umowy w ciągu ${WITHDRAWAL_DAYS} dni od otrzymania towaru, bez podania przyczyny. Wystarczy oświadczenie złożone w <a href="/odstapienie">formularzu odstąpienia</a> lub wysłane na nasz adres; przyjęcie potwierdzamy od razu, z datą i godziną. Niezależnie od tego prawa towar można oddać bez podania przyczyny w ciągu ${returnDays} dni od dostawy, w <a href="/zwroty">formularzu zwrotu</a>.</p>
<p>Pieniądze, wraz z kosztem najtańszej dostawy, zwracamy w ciągu ${REFUND_DAYS} dni, tą samą drogą, którą zostały zapłacone. Możemy wstrzymać się ze zwrotem do otrzymania towaru lub dowodu nadania. Koszt odesłania ponosi kupujący, chyba że zwrot dotyczy towaru wadliwego.</p>
<p>Prawo odstąpienia nie dotyczy rzeczy wykonanych na zamówienie, towarów szybko psujących się, rzeczy, których ze względów higienicznych nie można zwrócić po otwarciu, oraz treści cyfrowych, jeśli rozpoczęliśmy ich dostarczanie za wyraźną zgodą konsumenta.</p>
<h2>7. Reklamacje</h2>
<p>Odpowiadamy za zgodność towaru z umową przez 2 lata od wydania. Reklamację można złożyć w <a href="/reklamacje">formularzu reklamacji</a>, listownie lub w dowolnym <a href="/sklepy">naszym sklepie</a>. Możesz żądać naprawy lub wymiany, a jeśli to niemożliwe albo nadmiernie uciążliwe, obniżenia ceny lub zwrotu pieniędzy. Odpowiadamy w ciągu ${ANSWER_DAYS} dni.</p>
<h2>8. Opinie</h2>
<p>Opinię może dodać każdy. Te, które pochodzą od osób, które kupiły produkt, oznaczamy jako potwierdzone zakupem. Sprawdzamy to po numerze zamówienia albo dzięki zaproszeniu wysłanemu po dostawie. Nie usuwamy opinii negatywnych, za opinie nie płacimy.</p>
<h2>9. Newsletter i powiadomienia</h2>
<p>Zapis na <a href="/newsletter">newsletter</a> wymaga potwierdzenia z własnej skrzynki. Zrezygnować można jednym kliknięciem w każdej wiadomości. Powiadomienie o dostępności wysyłamy jeden raz.</p>
<h2>10. Spory</h2>
<p>Konsument może bezpłatnie zwrócić się o pomoc do miejskiego lub powiatowego rzecznika konsumentów, do Inspekcji Handlowej albo do innego podmiotu uprawnionego do pozasądowego rozwiązywania sporów konsumenckich. Ich lista jest na stronie Urzędu Ochrony Konkurencji i Konsumentów.</p>
<h2>11. Zmiany regulaminu</h2>
<p>Do zamówienia stosujemy regulamin z dnia jego złożenia. O zmianach, które dotyczą kont, uprzedzamy mailem co najmniej 14 dni wcześniej.</p>`,
} as const;
