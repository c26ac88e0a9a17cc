export const accessibilityPage = {
  address: 'deklaracja-dostepnosci',
  title: 'Deklaracja dostępności',
  body: `
<p>Polana chce, żeby zakupy w sklepie były możliwe dla każdego. Sklep internetowy spełnia wymagania ustawy z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług oraz wytycznych WCAG 2.2 na poziomie AA.</p>
<h3>Co to oznacza</h3>
<ul>
<li>Cały zakup można zrobić samą klawiaturą, z widocznym zaznaczeniem aktywnego elementu.</li>
<li>Zdjęcia mają opisy, a pola formularzy etykiety i zrozumiałe komunikaty o błędach.</li>
<li>Tekst można powiększyć do 200% bez utraty treści.</li>
<li>Kolory mają wystarczający kontrast, a informacji nie przekazujemy wyłącznie kolorem.</li>
<li>Animacje wyłączają się, gdy w systemie ustawiono ograniczenie ruchu.</li>
</ul>
<h3>Ograniczenia</h3>
<p>Część instrukcji w plikach PDF pochodzi od producentów i może nie być w pełni dostępna. Na prośbę przekażemy ich treść w innej formie.</p>
<h3>Kontakt i skargi</h3>
<p>Bariery prosimy zgłaszać na adres dostepnosc@polana.example lub telefonicznie pod numerem +48 22 123 45 67. Odpowiadamy w ciągu 7 dni. Skargę można także złożyć do Prezesa Zarządu PFRON.</p>`,
} as const;
