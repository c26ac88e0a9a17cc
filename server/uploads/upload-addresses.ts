/** Addresses whose forms carry files; their bodies may be larger than any other. `.data` is the same form sent by a script. */
const UPLOAD_ADDRESSES = [
  /^\/produkt\/\d+\/[^/]+\/opinia(?:\.data)?$/,
  /^\/reklamacje\/(?:produkty|nowa|R\d{6,10})(?:\.data)?$/,
  /^\/zwroty\/produkty(?:\.data)?$/,
  // Forms of other front ends (contract 3.5, 3.6, 3.7, 3.9).
  /^\/(?:settings|returns-method|rma-method|rma-add)\.php$/,
];

export function takesFiles(path: string): boolean {
  return UPLOAD_ADDRESSES.some((address) => address.test(path));
}
