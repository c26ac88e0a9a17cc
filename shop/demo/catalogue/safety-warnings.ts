const knife = 'Ostre narzędzie. Przechowuj w osłonie, poza zasięgiem dzieci. Tnij zawsze w kierunku od ciała.';
const flame = 'Nie zostawiaj płomienia bez opieki. Trzymaj z dala od dzieci, zwierząt i materiałów łatwopalnych.';
const toy = 'Nie dla dzieci poniżej 3 lat bez nadzoru: małe elementy mogą zostać połknięte.';

/** Product safety: what the law wants a shopper to read, by category. */
export const safetyWarnings: Record<string, string | undefined> = {
  palniki:
    'Używaj wyłącznie na zewnątrz lub w dobrze wietrzonym miejscu. Nigdy nie gotuj w zamkniętym namiocie: grozi zatruciem tlenkiem węgla.',
  sztucce: knife,
  siekiery: knife,
  swiece: flame,
  'zabawki-dla-dzieci': toy,
  'liny-i-tasmy': 'Sprzęt ochrony osobistej kategorii III. Używaj po przeszkoleniu i sprawdzaj przed każdym użyciem.',
  karabinki: 'Sprzęt ochrony osobistej kategorii III. Nie obciążaj poprzecznie ani przy otwartym zamku.',
  kaski: 'Po silnym uderzeniu wymień kask, nawet jeśli uszkodzenia nie widać.',
  zasilanie: 'Nie rozbieraj, nie zgniataj i nie ładuj poniżej 0°C. Zużyty akumulator oddaj do punktu zbiórki.',
  kajaki: 'Pływaj zawsze w kamizelce asekuracyjnej.',
};
