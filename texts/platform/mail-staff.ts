/** Mails to people who work in the shop. */

export const invitation = {
  subject: (shop: string) =>
    shop === '' ? 'Zaproszenie do zaplecza sklepu' : `Zaproszenie do zaplecza sklepu ${shop}`,
  title: 'Dołącz do zaplecza sklepu',
  preview: 'Link działa przez 48 godzin i tylko raz.',
  text: (shop: string) =>
    `Masz zaproszenie do pracy w zapleczu sklepu${shop === '' ? '' : ` ${shop}`}. Kliknij przycisk, ustaw hasło i drugi składnik logowania: kod z aplikacji albo klucz dostępu.`,
  open: 'Przyjmij zaproszenie',
  note: 'Link działa przez 48 godzin i tylko raz. Jeśli nie spodziewasz się zaproszenia, zignoruj tę wiadomość.',
};
