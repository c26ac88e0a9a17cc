/** A shop of the owner in which a product lies. */
export interface StockPlace {
  id: number;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  phone: string;
  latitude: number;
  longitude: number;
  openingHours: string;
  sizes: { type: string; name: string; amount: number }[];
}

export interface ProductStock {
  id: number;
  name: string;
  link: string;
  unit: string;
  unitPlural: string;
  locations: StockPlace[];
}
