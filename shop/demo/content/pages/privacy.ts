export const privacyPage = {
  address: 'prywatnosc',
  title: 'Polityka prywatności',
  body: `
<p>Administratorem danych osobowych jest Polana sp. z o.o., ul. Leśna 12, 34-500 Zakopane, sklep@polana.example.</p>
<h3>Jakie dane i po co</h3>
<ul>
<li>Dane zamówienia (imię, nazwisko, adres, e-mail, telefon) przetwarzamy, aby wykonać umowę i obowiązki podatkowe.</li>
<li>Dane konta przetwarzamy, dopóki konto istnieje; można je usunąć w każdej chwili.</li>
<li>Adres e-mail do newslettera przetwarzamy za zgodą, którą można cofnąć jednym kliknięciem w każdej wiadomości.</li>
<li>Adres podany w powiadomieniu o dostępności wykorzystamy tylko raz, do tego powiadomienia.</li>
</ul>
<h3>Komu je przekazujemy</h3>
<p>Tylko tym, którzy pomagają nam zrealizować zamówienie: firmom kurierskim, operatorowi płatności, biuru rachunkowemu i dostawcy serwerów. Danych nie sprzedajemy.</p>
<h3>Jak długo</h3>
<p>Dane zamówień przechowujemy przez 5 lat od końca roku podatkowego, pozostałe do cofnięcia zgody lub usunięcia konta.</p>
<h3>Twoje prawa</h3>
<p>Możesz poprosić o dostęp do danych, ich poprawienie, usunięcie, ograniczenie przetwarzania lub przeniesienie, a także wnieść sprzeciw i skargę do Prezesa Urzędu Ochrony Danych Osobowych.</p>
<h3>Pliki cookie</h3>
<p>Niezbędne pliki cookie pamiętają koszyk i logowanie. Wszystkie inne zapisujemy dopiero za zgodą, którą można w każdej chwili zmienić w stopce strony.</p>`,
} as const;
