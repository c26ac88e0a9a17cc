/** The page of a shop that has not opened yet, or is closed for a while. */
export const title = 'Wkrótce otwieramy';
export const lead = 'Przygotowujemy sklep. Zajrzyj do nas za jakiś czas.';
export const contact = 'Masz pytanie albo złożone u nas zamówienie? Napisz:';
