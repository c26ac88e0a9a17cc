/** Polish characters the built-in fonts of PDF know by name, each under a code of its own. */
const POLISH = {
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ń: 'nacute',
  ó: 'oacute',
  ś: 'sacute',
  ź: 'zacute',
  ż: 'zdotaccent',
  Ł: 'Lslash',
  Ś: 'Sacute',
};
const FIRST_CODE = 128;

const PAGE = [
  'Szlaki bez Tłumów',
  '',
  'Trasa 1. Dolina Cicha: 9 km, 3 godziny.',
  'Zacznij przy leśniczówce i trzymaj się potoku.',
  'Za drugą kładką skręć w ścieżkę pod świerkami.',
  '',
  'To fragment dla sklepu pokazowego Polana.',
];

/** The e-book of the demo shop: one page, made of nothing but text. */
export function ebookFile(): { name: string; type: string; content: Buffer } {
  const characters = Object.keys(POLISH);
  const code = (character: string) =>
    characters.includes(character) ? FIRST_CODE + characters.indexOf(character) : character.charCodeAt(0);
  const hex = (line: string) => [...line].map((character) => code(character).toString(16).padStart(2, '0')).join('');
  const text = `BT /F1 14 Tf 18 TL 60 780 Td ${PAGE.map((line) => `<${hex(line)}> Tj T*`).join(' ')} ET`;
  const differences = `${FIRST_CODE} ${Object.values(POLISH)
    .map((name) => `/${name}`)
    .join(' ')}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl-PL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return { name: 'szlaki-bez-tlumow.pdf', type: 'application/pdf', content: Buffer.from(file + table + end, 'latin1') };
}
