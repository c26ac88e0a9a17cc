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

const ofShop = (shop: string) => (shop === '' ? 'sklepu' : `sklepu ${shop}`);
const notRequested =
  'Jeśli to nie Twoja prośba, zignoruj tę wiadomość: bez tego linku nic się nie zmieni. Nikomu nie przekazuj linku.';

export const resets = {
  password: {
    subject: (shop: string) => `Nowe hasło do zaplecza ${ofShop(shop)}`,
    title: 'Ustaw nowe hasło',
    preview: 'Link działa przez godzinę i tylko raz.',
    text: (shop: string) =>
      `Kliknij przycisk i ustaw nowe hasło do zaplecza ${ofShop(shop)}. Potem potwierdzisz logowanie drugim składnikiem, jak zawsze.`,
    open: 'Ustaw nowe hasło',
    note: `Link działa przez godzinę i tylko raz. ${notRequested}`,
  },
  access: {
    subject: (shop: string) => `Nowy dostęp do zaplecza ${ofShop(shop)}`,
    title: 'Odzyskaj dostęp do zaplecza',
    preview: 'Link działa przez 24 godziny i tylko raz.',
    text: (shop: string) =>
      `Kliknij przycisk, ustaw nowe hasło do zaplecza ${ofShop(shop)} i nowy drugi składnik: kod z aplikacji albo klucz dostępu. Dotychczasowe przestaną wtedy działać.`,
    open: 'Odzyskaj dostęp',
    note: `Link działa przez 24 godziny i tylko raz. ${notRequested}`,
  },
};

export const signInLink = {
  subject: (shop: string) => `Logowanie do zaplecza ${ofShop(shop)}`,
  title: 'Potwierdź, że to Ty',
  preview: 'Link działa przez 30 minut i tylko raz.',
  text: (shop: string) =>
    `Było wiele nieudanych prób logowania do zaplecza ${ofShop(shop)} na Twoje konto, a potem ktoś podał dobre hasło. Jeśli to Ty, kliknij przycisk. Potem potwierdzisz logowanie drugim składnikiem, jak zawsze.`,
  open: 'Zaloguj się',
  note: 'Link działa przez 30 minut i tylko raz. Jeśli to nie Ty, ktoś zna Twoje hasło: zmień je od razu. Nikomu nie przekazuj linku.',
};

const othersEnded = 'Wszystkie pozostałe sesje zostały zakończone.';
const ownChange = (done: string) => ({
  subject: (shop: string) => `Zmieniono dostęp do zaplecza ${ofShop(shop)}`,
  title: 'Twój dostęp do zaplecza został zmieniony',
  preview: othersEnded,
  text: (shop: string) => `Na Twoim koncie w zapleczu ${ofShop(shop)} ${done}. ${othersEnded}`,
  note: 'Jeśli to nie Twoja zmiana, natychmiast powiadom właściciela sklepu.',
});

export const ownChanges = {
  password: ownChange('zmieniono hasło'),
  authenticator: ownChange('ustawiono nową aplikację uwierzytelniającą'),
  passkey: ownChange('dodano nowy klucz dostępu'),
};

export const accessChanged = {
  subject: (shop: string) => `Zmieniono hasło do zaplecza ${ofShop(shop)}`,
  title: 'Masz nowe hasło do zaplecza',
  preview: 'Wszystkie wcześniejsze sesje zostały zakończone.',
  text: (shop: string) =>
    `Hasło do zaplecza ${ofShop(shop)} zostało zmienione linkiem z wiadomości e-mail. Wszystkie wcześniejsze sesje zostały zakończone.`,
  note: 'Jeśli to nie Twoja zmiana, natychmiast powiadom właściciela sklepu.',
};
