import { describe, expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { suggest } from './suggest.ts';

const { shop } = await testDatabase();

/** Queries of shoppers, and the first result in the demo shop. */
const QUERIES = [
  // no Polish letters
  ['X.25', 'spiwor', 'Śpiwór syntetyczny Susełek, leśna zieleń'],
  ['X.25', 'plaszcz welniany', 'Płaszcz wełniany damski Miejska Polana, grafit'],
  ['X.25', 'czolowka', 'Czołówka Robaczek 300, ceglasta czerwień'],
  ['X.25', 'krzeslo', 'Krzesło ogrodowe Ganek, śnieżna biel'],
  ['X.25', 'swieca', 'Świeca sojowa Las po deszczu 220 g, piasek'],
  ['X.25', 'noz', 'Nóż składany Zbieracz'],
  ['X.25', 'lyzwy', 'Łyżwy figurowe Tafla, czerń'],
  ['X.25', 'mydlo', 'Mydło w kostce Zioła 100 g, pudrowy róż'],
  ['X.25', 'sluchawki', 'Słuchawki nauszne Zacisze, jasny popiel'],
  ['X.25', 'zolty kubek', 'Kubek emaliowany Polana 400 ml, słoneczna żółć'],
  // other word endings, plural and singular
  ['X.27', 'kurtki damskie', 'Kurtka puchowa damska Watra 750, leśna zieleń'],
  ['X.27', 'kurtek zimowych', 'Kurtka puchowa damska Watra 750, leśna zieleń'],
  ['X.27', 'śpiworów', 'Śpiwór syntetyczny Susełek, leśna zieleń'],
  ['X.27', 'kubków', 'Kubek śniadaniowy Bóbr'],
  ['X.27', 'but', 'Buty do biegania męskie Ścieżka, słoneczna żółć'],
  ['X.27', 'butów', 'Buty do biegania męskie Ścieżka, słoneczna żółć'],
  ['X.27', 'termosy', 'Termos obiadowy Dwojaczki 0,7 l, pudrowy róż'],
  ['X.27', 'czołówek', 'Czołówka Robaczek 300, ceglasta czerwień'],
  ['X.27', 'koców', 'Koc wełniany Łąka 140 × 200, piasek'],
  ['X.27', 'krzeseł', 'Krzesło ogrodowe Ganek, śnieżna biel'],
  ['X.27', 'łyżew', 'Łyżwy figurowe Tafla, czerń'],
  ['X.27', 'toreb', 'Torba na zakupy Targ, ceglasta czerwień'],
  ['X.27', 'filiżanek', 'Filiżanka ze spodkiem Bóbr, morska zieleń'],
  ['X.27', 'garnków', 'Garnek turystyczny Kociołek 1,8 l, ceglasta czerwień'],
  ['X.27', 'karabinków', 'Karabinek zakręcany Gryf HMS, bursztyn'],
  ['X.27', 'walizek', 'Walizka kabinowa Odlot 36 l, malina'],
  ['X.27', 'słuchawek', 'Słuchawki nauszne Zacisze, jasny popiel'],
  ['X.27', 'zegarki', 'Zegarek Gwiazda Polarna'],
  ['X.27', 'spodni', 'Spodnie trekkingowe męskie Perć, mech'],
  ['X.27', 'świece', 'Świeca sojowa Las po deszczu 220 g, piasek'],
  ['X.27', 'koszulek', 'Koszulka damska Paproć z merynosów, leśna zieleń'],
  ['X.27', 'namioty rodzinne', 'Namiot rodzinny Obóz 4, ognista czerwień'],
  ['X.27', 'skarpet z merynosów', 'Skarpety codzienne Trójka'],
  ['X.27', 'mapa tatr', 'Mapa na już: Tatry 1:25 000'],
  ['X.27', 'kurtce', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.27', 'czapce', 'Czapka z daszkiem Polana, granat'],
  ['X.27', 'w kurtce zimowej', 'Kurtka puchowa damska Watra 750, leśna zieleń'],
  ['X.27', 'rowerze', 'Rower trekkingowy męski Goń 28, granat'],
  ['X.27', 'kurteczka', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.27', 'miseczka', 'Miska turystyczna Zagon, bursztyn'],
  ['X.27', 'nożyk', 'Nóż składany Zbieracz'],
  ['X.27', 'kocyk', 'Koc wełniany Łąka 140 × 200, piasek'],
  // slips of one or two characters
  ['X.26', 'trekingowych', 'Rower trekkingowy męski Goń 28, granat'],
  ['X.26', 'przeciwdeszcowych', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.26', 'turysycznych', 'Plecak turystyczny Wędrowiec 45 l, leśna zieleń'],
  ['X.26', 'termiczych', 'Butelka termiczna Mgiełka 0,5 l, grafit'],
  ['X.26', 'skapet', 'Skarpety codzienne Trójka'],
  ['X.26', 'namoitów', 'Namiot dwuosobowy Solo 2, bursztyn'],
  ['X.26', 'rekaiwczek', 'Rękawiczki Pięć Palców, morska zieleń'],
  ['X.26', 'butuw', 'Buty do biegania męskie Ścieżka, słoneczna żółć'],
  ['X.26', 'kubkuw', 'Kubek śniadaniowy Bóbr'],
  ['X.26', 'butów trekingowych', 'Buty trekkingowe męskie Piarg, mech'],
  ['X.26', 'kurtek przeciwdeszcowych', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.26', 'pleack', 'Plecak wyprawowy Łabędź 55 l'],
  ['X.26', 'temros', 'Termos obiadowy Dwojaczki 0,7 l, pudrowy róż'],
  ['X.26', 'chamak', 'Hamak podwójny Kołysanka, ceglasta czerwień'],
  ['X.26', 'pzreciwdeszczowa kurtka', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.26', 'trekingowe buty', 'Buty trekkingowe męskie Piarg, mech'],
  ['X.26', 'kurtka pzreciwdeszczowa damska', 'Kurtka przeciwdeszczowa damska Ulewa 3L, leśna zieleń'],
  ['X.26', 'rekawicki', 'Rękawiczki Pięć Palców, morska zieleń'],
  ['X.26', 'namoit', 'Namiot dwuosobowy Solo 2, bursztyn'],
  ['X.26', 'kutrka', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['X.26', 'szailk', 'Szalik wełniany Szron, grafit'],
  // what a shopper may type
  ['S1.02', 'ku', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['S1.02', 'trek', 'Rower trekkingowy męski Goń 28, granat'],
  ['S1.02', 'namio', 'Namiot dwuosobowy Solo 2, bursztyn'],
  ['S1.02', 'rosomak', 'Plecak wyprawowy Łabędź 55 l'],
  ['S1.02', 'plecak rosomak', 'Plecak wyprawowy Łabędź 55 l'],
  ['S1.02', 'welnianka czapka', 'Czapka zimowa Pompon, leśna zieleń'],
  ['S1.02', 'POL-00242', 'Baletki skórzane Rosa, czerń'],
  ['S1.02', 'pol00242', 'Baletki skórzane Rosa, czerń'],
  ['S1.02', '00242', 'Baletki skórzane Rosa, czerń'],
  ['S1.02', '45 l plecak turystyczny', 'Plecak turystyczny Wędrowiec 45 l, leśna zieleń'],
  ['S1.02', 'plecak 45l', 'Plecak turystyczny Wędrowiec 45 l, leśna zieleń'],
  ['S1.02', 'termos 1 l', 'Termos stalowy Źródło 1 l, granat'],
  ['S1.02', 'damska kurtka przeciwdeszczowa', 'Kurtka przeciwdeszczowa damska Ulewa 3L, leśna zieleń'],
  ['S1.02', 'czerwony kubek', 'Kubek emaliowany Polana 400 ml, ceglasta czerwień'],
  ['S1.02', 'niebieska kurtka', 'Kurtka ocieplana męska Zadymka, granat'],
  ['S1.02', 'zielony plecak', 'Plecak turystyczny Wędrowiec 45 l, leśna zieleń'],
  ['S1.02', 'szalik zielony', 'Szalik wełniany Szron, leśna zieleń'],
  ['S1.02', 'wodoszczelny', 'Worek wodoszczelny Topielec 20 l, słoneczna żółć'],
  ['S1.02', 'puch', 'Kurtka puchowa damska Watra 750, leśna zieleń'],
  ['S1.02', 't-shirt', 'T-shirt jubileuszowy Dziesięć Lat Polany'],
  ['S1.02', 'tshirt', 'T-shirt jubileuszowy Dziesięć Lat Polany'],
  ['S1.02', 't shirt męski', 'T-shirt męski Trzy Szczyty, czerń'],
  ['S1.02', 'kurtka na deszcz', 'Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń'],
  ['S1.02', 'buty do biegania', 'Buty do biegania męskie Ścieżka, słoneczna żółć'],
  ['S1.02', 'zabawka dla psa', 'Zabawka dla psa Kość z liny, bursztyn'],
  ['S1.02', 'dla psa', 'Zabawka dla psa Kość z liny, bursztyn'],
  ['S1.02', 'pies', 'Zabawka dla psa Kość z liny, bursztyn'],
  ['S1.02', 'czapkę z daszkiem', 'Czapka z daszkiem Polana, granat'],
  ['S1.02', 'koszulka dla kobiety', 'Koszulka damska Paproć z merynosów, leśna zieleń'],
  ['S1.02', 'koszulka dla niej', 'Koszulka damska Paproć z merynosów, leśna zieleń'],
  ['S1.02', 'wełniane skarpety', 'Skarpety codzienne Trójka'],
  ['S1.02', 'skarpetki', 'Skarpety codzienne Trójka'],
  ['S1.02', 'kijki trekkingowe', 'Kije trekkingowe Szczudła, mech'],
  ['S1.02', 'latarka czołowa', 'Czołówka Robaczek 300, ceglasta czerwień'],
  ['S1.02', 'namiot dla dwóch osób', 'Namiot dwuosobowy Solo 2, bursztyn'],
  ['S1.02', 'buty na szlak', 'Buty trekkingowe męskie Piarg, mech'],
  ['S1.02', 'zegar', 'Zegar stojący Dziadek Antoni'],
  ['S1.02', 'power bank', 'Powerbank Zapas 10 000 mAh, mech'],
  ['S1.02', 'bon', 'Karta podarunkowa Polana'],
  ['S1.02', 'lampa', 'Latarnia biwakowa Ognik, ceglasta czerwień'],
  ['S1.02', 'lampka', 'Latarnia biwakowa Ognik, ceglasta czerwień'],
  ['S1.02', 'POL-00030-ZZ', 'Kurtka wyprawowa Zawierucha'],
  ['S1.02', 'słodkości', 'Czekolada górska z żurawiną 100 g, leśna zieleń'],
  ['S1.02', 'prezent', 'Zestaw prezentowy Leśny Poranek'],
] as const;

/** Products in their order: which of them share a card is no matter of searching. */
const byProduct = { ...shop, settings: { ...shop.settings, oneCardPerModel: false } };
const search = async (text: string) => {
  const listing = await getListing(byProduct, { kind: 'search', text });
  if (!listing) throw new Error('no listing');
  return listing;
};

describe('the demo shop is searched as people type', () => {
  it.each(QUERIES)('%s „%s” finds %s first, also in the search box', async (_id, text, name) => {
    expect((await search(text)).products[0]?.name).toBe(name);
    expect((await suggest(shop, text, 6)).products[0]?.name).toBe(name);
  });

  it.each([
    ['one card per product', byProduct],
    ['one card per model', shop],
  ])('suggestions are the beginning of the result page: %s', async (_cards, shown) => {
    for (const text of ['kurtka', 'kurtka damska', 'zielony plecak', 'pleack', 'po', 'polska', 'latarka czołowa']) {
      const found = (await getListing(shown, { kind: 'search', text }))?.products.map(({ id }) => id) ?? [];
      const { products } = await suggest(shown, text, 6);
      expect(
        products.map(({ id }) => id),
        text,
      ).toEqual(found.slice(0, 6));
    }
  });

  it.each([
    ['namoit', 'namiot'],
    ['kurtka pzreciwdeszczowa damska', 'kurtka przeciwdeszczowa damska'],
    ['butów trekingowych', 'butów trekkingowych'],
    ['namoitów', 'namiotów'],
    ['power bank', 'powerbank'],
    ['kurtce', null],
    ['plecak', null],
    ['lornetka', null],
  ])('for „%s” it says it searched for %s', async (text, corrected) => {
    expect((await search(text)).correctedText).toBe(corrected);
  });

  it('X.26 a word no product has is left out and reported, as is that no product has all the words', async () => {
    const unknown = { leftOut: ['ząbqx'], correctedText: 'buty', partial: false };
    expect(await search('Buty na ząbqx')).toMatchObject({ ...unknown, total: (await search('buty')).total });
    expect(await search('kubek składany')).toMatchObject({
      leftOut: [],
      correctedText: null,
      partial: true,
      described: false,
    });
    expect((await search('kubek termiczny')).otherNames).toEqual(['butelka termiczna', 'termos']);
    expect(await search('kubek')).toMatchObject({ leftOut: [], correctedText: null, partial: false });
  });

  it.each([
    ['POL-99999', 0],
    ['pol 99999', 0],
    ['POL-00030-ZZ', 1],
  ])('what looks like a code is found or not: %s', async (text, total) => {
    expect((await search(text)).total).toBe(total);
  });

  it.each([
    ['namiot', /^Namiot /],
    ['namio', /^Namiot /],
    ['narty', /^Narty |^Serwis nart/],
    ['nóż', /^Nóż /],
    ['garnek', /^Garnek /],
  ])('a category with several product names does not make its products a „%s”', async (text, named) => {
    const listing = await getListing(shop, { kind: 'search', text, sort: 'price-a' });
    for (const { name } of listing?.products ?? []) expect(name).toMatch(named);
    expect(listing?.total).toBeGreaterThan(1);
  });

  it('a beginning suggests what is called so before what merely has a form of it in its name', async () => {
    const kinds = (await suggest(shop, 'kub', 6)).products.map(({ name }) => name.split(' ')[0]);
    expect(kinds.lastIndexOf('Kubek')).toBeGreaterThan(0);
    expect([-1, kinds.lastIndexOf('Kubek') + 1]).toContain(kinds.indexOf('Miś'));
  });

  it.each([
    ['rękawiczki zimowe męskie czarne', /^Rękawiczki/],
    ['kubek z imieniem', /^Kubek z grawerem/],
    ['portfel damski', /^Portmonetka/],
    ['materac', /^(?:Mata samopompująca|Karimata)/],
    ['adidasy', /^Buty do biegania/],
    ['scyzoryk', /^Nóż składany/],
    ['menażka', /^(?:Garnek|Miska) turystyczn/],
    ['jacket', /^Kurtka/],
    ['tent', /^Namiot/],
    ['sleeping bag', /^Śpiwór/],
    ['2000000001098', /^Kurtka przeciwdeszczowa męska Ulewa 3L, leśna zieleń/],
    ['namiot 2 osobowy', /^Namiot/],
    ['kurtka bez rękawów', /^Bezrękawnik/],
  ])('X.56 „%s” finds what a shopper means, also in the search box', async (text, named) => {
    const { products } = await suggest(shop, text, 6);
    expect((await search(text)).products[0]?.name).toMatch(named);
    expect(products[0]?.name).toMatch(named);
  });

  it('X.56 „kurtka do 300 zł” stays below 300 zł, here and in the search box', async () => {
    const { products, bounds } = await search('kurtka do 300 zł');
    expect(products.length).toBeGreaterThan(3);
    expect(bounds).toMatchObject({ from: null, to: 30000 });
    for (const { name, price } of [...products, ...(await suggest(shop, 'kurtka do 300 zł', 6)).products]) {
      expect(name).toMatch(/^(?:Kurtka|Bezrękawnik|Płaszcz)/);
      expect(price).toBeLessThanOrEqual(30000);
    }
  });

  it('X.56 „kurtka bez kaptura” is no colour: it finds all jackets', async () => {
    const { total, without, products } = await search('kurtka bez kaptura');
    expect({ total, without }).toEqual({ total: (await search('kurtka')).total, without: ['kaptura'] });
    expect(products[0]?.name).toMatch(/^Kurtka/);
  });

  it('X.56 „xl” finds what can be bought in that size now; limits that no product meets are dropped and reported', async () => {
    const { rows } = await shop.pool.query<{ id: number }>(
      "select distinct product_id as id from sizes join products p on p.id = product_id where sizes.type = 'XL' and p.visible and (status = 'order' or (status = 'enable' and stock <> 0))",
    );
    expect((await search('xl')).total).toBe(rows.length);
    const suggested = (await suggest(shop, 'xl', 6)).products.map(({ id }) => id);
    expect(suggested.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(suggested).toHaveLength(6);
    expect(await search('kurtka do 50 zł')).toMatchObject({
      limitsGivenUp: true,
      total: (await search('kurtka')).total,
    });
    expect(await search('do 1 zł')).toMatchObject({ total: 0 });
  });

  it.each([
    ['butla gazowa', /^(?:Kartusz|Palnik) gazowy/],
    ['butla gazowa do kuchenki', /^(?:Kartusz|Palnik) gazowy/],
    ['butka gazowa', /^(?!But)/],
    ['power bank 10000', /^Powerbank/],
    ['10000mah', /^Powerbank/],
    ['powerbank 10 000 mah', /^Powerbank/],
    ['kurtak czerwona puchowa wełniana', /^Kurtka/],
  ])('X.56 a corrected word never outranks one that was typed as products have it: „%s”', async (text, named) => {
    for (const { name } of (await search(text)).products.slice(0, 3)) expect(name).toMatch(named);
    for (const { name } of (await suggest(shop, text, 3)).products) expect(name).toMatch(named);
  });

  it.each([
    ['laptop', /^Plecak miejski Podwórko/, false],
    ['plecak na laptopa', /^Plecak miejski Podwórko/, true],
    ['zapach', /^Świeca sojowa/, false],
    ['świeczka zapachowa', /^Świeca sojowa/, true],
    ['kutrka z kapturem', /^Kurtka (?:przeciwdeszczowa|puchowa)/, true],
  ])('X.56 words of descriptions are searched last, and it says so: „%s”', async (text, named, partial) => {
    const { products, ...outcome } = await search(text);
    expect(products[0]?.name).toMatch(named);
    expect(outcome).toMatchObject({ described: true, partial, leftOut: [] });
    expect((await suggest(shop, text, 6)).products[0]?.name).toMatch(named);
  });

  it.each(['lodówka', 'telefon'])('X.56 a product of other shops is not found by a description: „%s”', async (text) => {
    expect(await search(text)).toMatchObject({ total: 0 });
  });

  it('X.56 a question about the shop finds no product that only resembles a word of it, and its text page', async () => {
    expect(await search('zwrot towaru')).toMatchObject({ total: 0 });
    expect((await suggest(shop, 'zwrot towaru', 6)).products).toEqual([]);
    expect((await suggest(shop, 'koszt dostawy', 6)).cms).toEqual([{ name: 'Dostawa i płatność', link: '/dostawa' }]);
  });

  it.each([
    ['namiot 2 osobowy', null],
    ['prezent dla taty', 'prezent'],
    ['patelnia zelazna', null],
    ['kawa mielona', 'kawa'],
    ['rekawicki', 'rękawiczki'],
  ])('X.26 no correction is nonsense, and all have their Polish letters: %s', async (text, corrected) => {
    expect((await search(text)).correctedText).toBe(corrected);
  });
});
