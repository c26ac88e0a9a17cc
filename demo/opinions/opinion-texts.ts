/** What people say, by rating; written so that it fits anything a shop for the trail and the home sells, and any author. */
export const opinionTexts: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    'Zachwyt od pierwszego dnia. Wygląda jeszcze lepiej niż na zdjęciach, a wykonanie jest naprawdę staranne.',
    'Kupione drugi raz, tym razem na prezent. To chyba najlepsza recenzja.',
    'Po dwóch miesiącach używania nie widać żadnych śladów. Polecam z czystym sumieniem.',
    'Sprawdziło się na tygodniowym wyjeździe w Bieszczady: deszcz, błoto i ani jednego powodu do narzekania. Drugi taki sam jedzie już do brata, bo ciągle pożyczał mój.',
    'Dokładnie to, o co mi chodziło. Zamówienie przyszło następnego dnia, ładnie zapakowane i bez grama plastiku.',
    'Rewelacja!',
    'Świetny stosunek jakości do ceny. Mój poprzedni był droższy i wcale nie lepszy.',
    'Bardzo dobra jakość. Wszystkie szwy i łączenia są równe, nic nie odstaje, nic nie skrzypi.',
    'Używam codziennie i za każdym razem cieszę się z tego zakupu. Obsługa sklepu cierpliwie odpowiedziała na wszystkie moje pytania przed zakupem, za co bardzo dziękuję.',
    'Solidne, przemyślane, po prostu dobre. Takich rzeczy już się prawie nie robi.',
    'Nawet teść, który na nic nie zwraca uwagi, sam z siebie powiedział, że fajne. Pięć gwiazdek.',
    'Miało być na próbę, zostaje na dłużej. Kolor na żywo jest cieplejszy niż na ekranie, mnie się podoba nawet bardziej.',
    'Za nami cały Główny Szlak Beskidzki.\nNic się nie zepsuło.\nNic nie obtarło.\nNic do poprawki.',
    'Zgodne z opisem, szybka wysyłka, wszystko w porządku.',
    'Po długich poszukiwaniach i lekturze chyba wszystkich opinii w internecie: strzał w dziesiątkę.',
  ],
  4: [
    'Bardzo dobre, odejmuję gwiazdkę tylko za instrukcję, w której trudno się połapać.',
    'Jakość bez zarzutu, ale przesyłka szła trzy dni zamiast dwóch.',
    'Dobrze wykonane i wygodne. Mogłoby być trochę lżejsze.',
    'Dobry zakup, choć na zdjęciach odcień wydawał się jaśniejszy.',
    'Spełnia swoje zadanie. Zobaczymy, jak będzie po zimie, wtedy dopiszę.',
    'Fajna rzecz za rozsądne pieniądze. Do pełni szczęścia brakuje pokrowca w komplecie.',
    'Polecam. Za pierwszym razem czuć zapach nowości, po dniu wietrzenia zniknął.',
  ],
  3: [
    'Poprawne, ale bez fajerwerków. Za tę cenę można się spodziewać odrobinę więcej.',
    'Samo w sobie w porządku, tylko opakowanie dotarło pogniecione, więc na prezent się nie nadawało.',
    'Trzeba się przyzwyczaić. Po tygodniu jest lepiej, ale drugi raz wybiorę chyba coś innego.',
    'Średnio. Wykonanie dobre, użyteczność mniejsza, niż zapowiadały zdjęcia.',
  ],
  2: [
    'Niestety po miesiącu pojawiły się pierwsze ślady zużycia. Szkoda, bo miało służyć latami.',
    'Wygląda dobrze, ale w praktyce jest mało wygodne. Szkoda.',
  ],
  1: [
    'Dotarło uszkodzone. Reklamacja w toku, po jej rozpatrzeniu zmienię ocenę.',
    'Zupełnie nie dla mnie. Odesłane następnego dnia, na szczęście pieniądze wróciły szybko.',
  ],
};

export const answersToPraise: readonly string[] = [
  'Bardzo dziękujemy za miłe słowa. Do zobaczenia na szlaku!',
  'Dziękujemy! Przekazaliśmy te słowa całemu zespołowi, sprawiły nam wiele radości.',
  'Dziękujemy za zaufanie. Niech dobrze służy!',
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
