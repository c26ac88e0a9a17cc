/** What people say, by rating; written so that it fits anything a shop for the trail and the home sells. */
export const opinionTexts: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    'Jestem zachwycona. Wygląda jeszcze lepiej niż na zdjęciach, a wykonanie jest naprawdę staranne.',
    'Kupione drugi raz, tym razem na prezent. To chyba najlepsza recenzja.',
    'Po dwóch miesiącach używania nie widać żadnych śladów. Polecam z czystym sumieniem.',
    'Sprawdziło się na tygodniowym wyjeździe w Bieszczady: deszcz, błoto i ani jednego powodu do narzekania. Drugi taki sam zamówiłem dla brata, bo ciągle pożyczał mój.',
    'Dokładnie to, czego szukałam. Zamówienie przyszło następnego dnia, ładnie zapakowane i bez grama plastiku.',
    'Rewelacja!',
    'Świetny stosunek jakości do ceny. Miałem kiedyś droższy i wcale nie był lepszy.',
    'Bardzo dobra jakość. Wszystkie szwy i łączenia są równe, nic nie odstaje, nic nie skrzypi.',
    'Używam codziennie i za każdym razem cieszę się z tego zakupu. Obsługa sklepu cierpliwie odpowiedziała na wszystkie moje pytania przed zakupem, za co bardzo dziękuję.',
    'Solidne, przemyślane, po prostu dobre. Takich rzeczy już się prawie nie robi.',
    'Mąż, który na nic nie zwraca uwagi, sam z siebie powiedział, że fajne. Pięć gwiazdek.',
    'Wzięłam na próbę, zostaję na dłużej. Kolor na żywo jest cieplejszy niż na ekranie, mnie się podoba nawet bardziej.',
    'Przeszedłem z tym cały Główny Szlak Beskidzki.\nNic się nie zepsuło.\nNic nie obtarło.\nNic bym nie zmienił.',
    'Zgodne z opisem, szybka wysyłka, wszystko w porządku.',
    'Szukałem długo i przeczytałem chyba wszystkie opinie w internecie. Dobrze, że trafiłem właśnie tutaj, bo to strzał w dziesiątkę.',
  ],
  4: [
    'Bardzo dobre, odejmuję gwiazdkę tylko za instrukcję, w której trudno się połapać.',
    'Jakość bez zarzutu, ale przesyłka szła trzy dni zamiast dwóch.',
    'Dobrze wykonane i wygodne. Mogłoby być trochę lżejsze.',
    'Jestem zadowolona, choć na zdjęciach odcień wydawał się jaśniejszy.',
    'Spełnia swoje zadanie. Zobaczymy, jak będzie po zimie, wtedy dopiszę.',
    'Fajna rzecz za rozsądne pieniądze. Do pełni szczęścia brakuje pokrowca w komplecie.',
    'Polecam. Za pierwszym razem czuć zapach nowości, po dniu wietrzenia zniknął.',
  ],
  3: [
    'Poprawne, ale bez fajerwerków. Za tę cenę spodziewałem się odrobinę więcej.',
    'Samo w sobie w porządku, tylko opakowanie dotarło pogniecione, więc na prezent się nie nadawało.',
    'Trzeba się przyzwyczaić. Po tygodniu jest lepiej, ale nie wiem, czy kupiłabym drugi raz.',
    'Średnio. Wykonanie dobre, użyteczność mniejsza, niż sobie wyobrażałem.',
  ],
  2: [
    'Niestety po miesiącu pojawiły się pierwsze ślady zużycia. Liczyłam na coś trwalszego.',
    'Wygląda dobrze, ale w praktyce jest mało wygodne. Szkoda.',
  ],
  1: ['Dotarło uszkodzone. Reklamacja w toku, po jej rozpatrzeniu zmienię ocenę.'],
};

export const answersToPraise: readonly string[] = [
  'Bardzo dziękujemy za miłe słowa. Do zobaczenia na szlaku!',
  'Dziękujemy! Przekazaliśmy Pani opinię całemu zespołowi, sprawiła nam wiele radości.',
  'Dziękujemy za zaufanie i za zdjęcie. Pięknie to wygląda.',
];

export const answersToCriticism: readonly string[] = [
  'Przykro nam, że nie wszystko poszło zgodnie z planem. Napisaliśmy już wiadomość z propozycją rozwiązania i czekamy na odpowiedź.',
  'Dziękujemy za szczerą opinię. Uwagę przekazaliśmy producentowi, a gdyby produkt zawiódł, chętnie przyjmiemy go do reklamacji.',
  'Dziękujemy za sygnał. Poprawiliśmy sposób pakowania, żeby taka sytuacja się nie powtórzyła.',
];

export const authors: readonly string[] = [
  ...['Magda', 'Tomasz K.', 'Ewa', 'Paweł', 'Karolina W.', 'Michał', 'Agnieszka', 'Krzysztof', 'Zofia', 'Bartek'],
  ...['Joanna M.', 'Piotr', 'Natalia', 'Grzegorz', 'Alicja', 'Marek z Krakowa', 'Hanna', 'Łukasz', 'Dorota', 'Wojtek'],
  ...['Iza', 'Rafał S.', 'Beata', 'Szymon', 'Ola', 'Jan', 'Weronika', 'Andrzej', 'Justyna', 'Kuba'],
];
