export const accessibilityPage = {
  address: 'deklaracja-dostepnosci',
  title: 'Deklaracja dostępności',
  body: `
<p>Polana sp. z o.o. chce, żeby zakupy były możliwe dla każdego. Ta deklaracja dotyczy całego sklepu internetowego: przeglądania, zamawiania, płatności, zwrotów i reklamacji. Opiera się na ustawie z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.</p>
<h2>Stan dostępności</h2>
<p>Sklep jest częściowo zgodny z wytycznymi WCAG 2.2 na poziomie AA i z normą EN 301 549. Wyjątki wymieniamy niżej, w części „Ograniczenia”.</p>
<h2>Co to oznacza</h2>
<ul>
<li>Cały zakup można zrobić samą klawiaturą, z widocznym zaznaczeniem aktywnego elementu.</li>
<li>Zdjęcia produktów mają opisy, a pola formularzy etykiety i zrozumiałe komunikaty o błędach.</li>
<li>Tekst można powiększyć do 200%, a układ zmieści się w oknie o szerokości 320 pikseli.</li>
<li>Kolory mają wystarczający kontrast w jasnym i ciemnym wyglądzie, a informacji nie przekazujemy wyłącznie kolorem.</li>
<li>Przyciski i odnośniki mają co najmniej 44 piksele wysokości tam, gdzie używa się palca.</li>
<li>Animacje wyłączają się, gdy w systemie ustawiono ograniczenie ruchu.</li>
<li>Zamówienie można złożyć także przy wyłączonym JavaScripcie.</li>
</ul>
<h2>Ograniczenia</h2>
<p>Część instrukcji w plikach PDF pochodzi od producentów i może nie być w pełni dostępna. Mapa sklepów i punktów odbioru jest dodatkiem: wszystko, co pokazuje, stoi też na liście obok. Na prośbę przekażemy treść każdego dokumentu w innej formie.</p>
<h2>Jak to sprawdzamy</h2>
<p>Każda zmiana w sklepie przechodzi testy automatyczne na wszystkich ekranach, a dwa razy w roku robimy przegląd z klawiaturą i czytnikiem ekranu. Deklarację sporządzono 28 czerwca 2025 r. na podstawie samooceny. Po każdym przeglądzie ją uaktualniamy; datę ostatniej zmiany podajemy na początku strony.</p>
<h2>Sklepy stacjonarne</h2>
<p>Do wszystkich naszych <a href="/sklepy">sklepów</a> wchodzi się bez progu. Można wejść z psem asystującym. W Krakowie i Warszawie działa pętla indukcyjna.</p>
<h2>Kontakt i skargi</h2>
<p>Bariery prosimy zgłaszać na adres <a href="mailto:dostepnosc@polana.example">dostepnosc@polana.example</a>, telefonicznie pod numerem <a href="tel:+48221234567">+48 22 123 45 67</a> albo przez <a href="/contact.php">formularz</a>. Odpowiadamy w ciągu 7 dni. Jeśli odpowiedź Cię nie zadowoli, możesz złożyć skargę do Prezesa Zarządu PFRON.</p>`,
} as const;
