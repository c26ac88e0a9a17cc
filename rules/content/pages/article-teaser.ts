/** A piece of news or a blog entry, before it is opened. */
export interface ArticleTeaser {
  id: number;
  title: string;
  link: string;
  lead: string;
  photo: string | null;
  /** `YYYY-MM-DD` */
  date: string;
}
