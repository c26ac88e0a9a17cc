/** A shop of the owner. */
export interface ShopPlace {
  id: number;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  openingHours: string;
}

/** A shop with stock of a product. */
export interface StockPlace extends Omit<ShopPlace, 'email'> {
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
