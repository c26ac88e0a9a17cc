/** Other words shoppers have for the pages of the footer, by address. */
export const helpWords: Record<string, string> = {
  '/contact.php': 'kontakt telefon mail infolinia',
  '/zwroty': 'zwrot zwrócić oddać odesłać',
  '/reklamacje': 'reklamacja reklamować gwarancja rękojmia',
  '/odstapienie': 'odstąpienie rezygnacja',
  '/zamowienie/sprawdz': 'zamówienia status przesyłka paczka śledzenie',
  '/dostawa': 'wysyłka kurier paczkomat płacić blik przelew',
  '/sklepy': 'sklep stacjonarny',
  '/prywatnosc': 'rodo cookies ciasteczka',
};
