import type { CategoryNode } from './category-tree.ts';
import type { ProductCard } from './product-card.ts';

/** S3.60: one picture for each group of viewport classes. */
export interface Banner {
  id: number;
  title: string;
  lead: string;
  link: string;
  linkText: string;
  srcMobile: string;
  srcTablet: string;
  srcDesktop: string;
  alt: string;
}

export interface NewsTeaser {
  id: number;
  title: string;
  link: string;
  lead: string;
  photo: string | null;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Everything the main page shows. */
export interface Home {
  banners: Banner[];
  categories: CategoryNode[];
  recommended: ProductCard[];
  news: NewsTeaser[];
  /** Tags of the page cache. */
  tags: string[];
}
