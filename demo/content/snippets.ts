import type { SnippetValues } from '#modules/content/pages/rules/snippet-fields.ts';

type Snippet = Partial<SnippetValues> & { id: number };

const pieces: readonly Snippet[] = [
  {
    id: 1,
    kind: 'snippet',
    title: 'Statystyki odwiedzin',
    region: 'head',
    category: 'analytics',
    content: '<meta name="polana-statistics" content="on">',
    script: 'window.polanaPageViews=(window.polanaPageViews||0)+1;',
  },
  {
    id: 2,
    kind: 'layer',
    category: 'marketing',
    opens: 'basket',
    title: 'Pakowanie na prezent',
    content:
      '<h2>To na prezent?</h2><p>Dołóż pakowanie z bilecikiem. Wypiszemy go ręcznie i schowamy rachunek.</p><a href="/produkt/51/pakowanie-na-prezent-z-bilecikiem">Zobacz pakowanie</a>',
    address: '/produkt/',
  },
  {
    id: 3,
    kind: 'layer',
    category: 'marketing',
    opens: 'exit',
    title: 'Masz pytanie?',
    content:
      '<h2>Czegoś brakuje w opisie?</h2><p>Zapytaj, zanim pójdziesz. Odpowiada ktoś, kto tego używał.</p><a href="/contact.php">Napisz albo zadzwoń</a>',
    address: '/produkt/',
    onMobile: false,
    onTablet: false,
  },
  {
    id: 4,
    kind: 'layer',
    category: 'marketing',
    opens: 'view',
    title: 'Newsletter',
    content:
      '<h2>Dobrze się czyta?</h2><p>Następny wpis możemy przysłać do skrzynki.</p><a href="/newsletter">Zapisz się na newsletter</a>',
    address: '/blog/',
  },
];

/** Marketing pieces of the demo shop. None shows before its consent, and each layer keeps away for a week once closed. */
export const demoSnippets = pieces.map((piece) => ({ ...piece, active: true }));
