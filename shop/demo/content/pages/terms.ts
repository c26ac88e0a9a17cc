export const termsPage = {
  address: 'regulamin',
  title: 'Regulamin sklepu',
  body: `
<p>Regulamin określa zasady zakupów w sklepie internetowym Polana, prowadzonym przez Polana sp. z o.o., ul. Leśna 12, 34-500 Zakopane, NIP 7361234562. Kontakt: sklep@polana.example, +48 22 123 45 67.</p>
<h3>1. Zamówienie</h3>
<p>Zamówienie można złożyć przez całą dobę, z kontem lub bez niego. Umowa zostaje zawarta, gdy potwierdzimy przyjęcie zamówienia wiadomością e-mail. Ceny podane przy produktach są cenami brutto w złotych i zawierają podatek VAT.</p>
<h3>2. Ceny i obniżki</h3>
<p>Przy każdej obniżce podajemy najniższą cenę produktu z 30 dni przed jej wprowadzeniem. Rabatów nie łączymy, chyba że warunki promocji stanowią inaczej.</p>
<h3>3. Płatność</h3>
<p>Zapłacić można z góry przelewem, kartą lub BLIK-iem, a przy dostawie kurierem także przy odbiorze. Na zapłatę z góry czekamy 7 dni.</p>
<h3>4. Dostawa</h3>
<p>Dostarczamy na terenie Polski. Koszty i terminy opisuje strona <a href="/dostawa">Dostawa</a>; przed złożeniem zamówienia zawsze widać pełny koszt.</p>
<h3>5. Odstąpienie od umowy</h3>
<p>Konsument może odstąpić od umowy w ciągu 14 dni od otrzymania towaru, bez podania przyczyny; w Polanie wydłużamy ten termin do 30 dni. Wystarczy oświadczenie złożone w <a href="/odstapienie">formularzu odstąpienia</a> lub wysłane na nasz adres. Pieniądze, wraz z kosztem najtańszej dostawy, zwracamy w ciągu 14 dni, tą samą drogą, którą zostały zapłacone. Prawo nie dotyczy rzeczy wykonanych na zamówienie oraz treści cyfrowych, jeśli rozpoczęliśmy ich dostarczanie za zgodą konsumenta.</p>
<h3>6. Reklamacje</h3>
<p>Odpowiadamy za zgodność towaru z umową przez 2 lata od wydania. Reklamację można złożyć w <a href="/reklamacje">formularzu reklamacji</a>; odpowiadamy w ciągu 14 dni.</p>
<h3>7. Opinie</h3>
<p>Opinie może dodać każdy; te, które pochodzą od osób, które kupiły produkt, oznaczamy jako potwierdzone zakupem. Nie usuwamy opinii negatywnych.</p>
<h3>8. Spory</h3>
<p>Konsument może zwrócić się o pomoc do rzecznika konsumentów, Inspekcji Handlowej lub innego podmiotu uprawnionego do pozasądowego rozwiązywania sporów konsumenckich.</p>`,
} as const;
